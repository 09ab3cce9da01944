import type { Writable } from 'node:stream';

/** Where the commands read and write. */
export type Terminal = {
  stdout: Writable;
  stderr: Writable;
  /** Columns of the terminal, undefined when the output goes elsewhere. */
  width: number | undefined;
  /** Asks the operator; undefined when nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
};

/** What was asked for cannot be done; the message says why. */
export class CommandError extends Error {}
