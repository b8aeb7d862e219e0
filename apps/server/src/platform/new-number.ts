import { randomInt } from 'node:crypto';

/** Ten digits for people to read out; from one's own, nobody can tell another's. */
export const newNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000));
