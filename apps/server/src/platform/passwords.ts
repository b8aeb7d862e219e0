// Passwords are kept as argon2id hashes only.
import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secrets.ts';

/** What OWASP asks for: 19 MiB, two passes, one lane. The library's algorithm is argon2id unless told otherwise. */
export const RECOMMENDED_KIB = 19_456;
const cost = { timeCost: 2, parallelism: 1 };

/** A hash takes a core and 19 MiB: more than a few at once would be an attack on ourselves. */
const MOST_AT_ONCE = 2;

let atWork = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atWork < MOST_AT_ONCE) atWork += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}

/** A hash says what it was made with, so that every one can be checked, whatever the setting is by then. */
export const hashPassword = (password: string, memoryCost = RECOMMENDED_KIB): Promise<string> =>
  inTurn(() => hash(password, { ...cost, memoryCost }));

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password));

/** Checked in place of a password that does not exist. */
const decoy = hashPassword(newSecret());

/** Takes the same time whether or not there is such a password. */
export async function isRightPassword(known: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verifyPassword(known ?? (await decoy), password);
  return isRight && known !== undefined && known !== null;
}
