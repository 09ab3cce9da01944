import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '../../environment.ts';
import { describeCauses } from '../errors/report-fault.ts';

/** The one logger. Whatever error it is given, it keeps kinds and places, never words. */
export function createLogger(level: Environment['LOG_LEVEL'], to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A message of the database or of a schema may quote what a visitor typed.
    serializers: { err: describeCauses, error: describeCauses },
  };
  return to ? pino(options, to) : pino(options);
}
