import { DatabaseTrouble, troubleOf } from '../trouble.ts';
import type { DatabaseFault } from './messages.ts';

/** A database error, with the same fields as the one that the server's driver throws. */
class EmbeddedError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  readonly table: string | undefined;

  constructor(fault: DatabaseFault) {
    super(fault.message);
    this.name = 'EmbeddedError';
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.detail = fault.detail;
    this.table = fault.table;
  }
}

export function errorOf(fault: DatabaseFault): Error {
  const error = new EmbeddedError(fault);
  return troubleOf(error) ?? error;
}

/** WebAssembly itself gave up: every later statement would fail too. */
export const isEngineFailure = ({ name, message }: DatabaseFault): boolean =>
  name === 'RuntimeError' || name === 'ExitStatus' || message === 'PGlite is closed';

export const engineLost = (cause?: unknown): DatabaseTrouble =>
  new DatabaseTrouble('lost', 'The embedded database has ended', cause);
