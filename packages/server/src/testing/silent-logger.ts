import { pino } from 'pino';

/** For what a test does not look at. */
export const silentLogger = pino({ level: 'silent' });
