import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { describeCauses } from '../errors/report-fault.ts';

/** The logger. Of an error it logs type, code and stack, never the message. */
export function createLogger(level: LevelWithSilent, to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A message of the database or of a schema may quote what a visitor typed.
    serializers: {
      err: describeCauses,
      error: describeCauses,
      // At level trace @fastify/multipart logs the headers of a request, its cookie among them.
      busboyOptions: () => undefined,
    },
  };
  return to ? pino(options, to) : pino(options);
}
