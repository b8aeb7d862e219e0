import { randomBytes } from 'node:crypto';

const LENGTH = 20;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 100 random bits as 20 letters and digits: nobody guesses it, and the gateway takes no longer ones. */
export function newReference(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
