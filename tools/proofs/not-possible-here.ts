// A proof that wants what this machine has not got says so and is told as that: neither passed nor failed.
import { appendFileSync } from 'node:fs';

/** Where the reason is left for whoever started the proof. */
export const REASON_FILE = 'PROOF_REASON';
export const NOT_POSSIBLE = 77;

export function notPossibleHere(why: string): void {
  console.log(`- not possible here: ${why}`);
  const file = process.env[REASON_FILE];
  if (file) appendFileSync(file, `${why}\n`);
  process.exitCode = NOT_POSSIBLE;
}
