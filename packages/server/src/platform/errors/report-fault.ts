import type { FastifyBaseLogger } from 'fastify';
import { type AppError, errorTable } from './app-error.ts';

/**
 * Logs a fault of ours (5xx) in one line. Only what cannot hold personal data is kept: kinds and
 * codes of the errors and where they were thrown. Messages of a database or a schema may quote
 * what a visitor typed.
 */
export function reportFault(log: FastifyBaseLogger, error: AppError): void {
  if (errorTable[error.code].status < 500) return;
  const causes = describeCauses(error.cause);
  if (error.code === 'unavailable') {
    log.warn(
      { causes: causes.map(({ type, code }) => code ?? type) },
      'Not available, request not taken',
    );
  } else {
    log.error({ causes }, 'Unexpected fault');
  }
}

type CauseFacts = {
  type: string;
  code?: string;
  constraint?: string;
  at?: string[];
};

/** The chain of causes, each without its message. */
export function describeCauses(error: unknown): CauseFacts[] {
  const chain: CauseFacts[] = [];
  for (let link = error; link instanceof Error && chain.length < 5; link = link.cause) {
    chain.push({
      type: link.name,
      ...('code' in link && typeof link.code === 'string' && { code: link.code }),
      ...('constraint' in link &&
        typeof link.constraint === 'string' && { constraint: link.constraint }),
      ...(chain.length === 0 && { at: framesOf(link) }),
    });
  }
  return chain;
}

// A stack begins with the message, whose lines may look like stack frames when it quotes a visitor.
function framesOf(error: Error): string[] {
  const messageLines = new Set(error.message.split('\n').map((line) => line.trim()));
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return lines
    .map((line) => line.trim())
    .filter((line) => !messageLines.has(line))
    .slice(0, 8);
}
