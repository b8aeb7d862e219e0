import { Refusal } from './refusal.ts';

/** What a verifier looks at, in this order. */
export type Check =
  | 'published'
  | 'form'
  | 'closing hash'
  | 'commitment'
  | 'hashes'
  | 'public number'
  | 'root'
  | 'order'
  | 'results'
  | 'override'
  | 'log';

/** The first line that does not hold. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly line: number;
  readonly check: Check;

  constructor(line: number, check: Check, reason: string) {
    super(`line ${line}: ${reason}`);
    this.line = line;
    this.check = check;
  }
}

export function mustHold(isSo: boolean, line: number, check: Check, reason: string): void {
  if (!isSo) throw new Mismatch(line, check, reason);
}

/** Runs a reader; what it refuses is wrong in that line. */
export function inLine<Result>(line: number, check: Check, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw new Mismatch(line, check, error.message);
    throw error;
  }
}
