import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { describeCauses } from '../errors/report-fault.ts';

/** The one logger. Whatever error it is given, it keeps kinds and places, never words. */
export function createLogger(level: LevelWithSilent, to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A message of the database or of a schema may quote what a visitor typed.
    serializers: { err: describeCauses, error: describeCauses },
  };
  return to ? pino(options, to) : pino(options);
}
