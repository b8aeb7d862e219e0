// Passwords are kept as argon2id hashes only.
import { hash, verify } from '@node-rs/argon2';

/** What OWASP asks for: 19 MiB, two passes, one lane. The library's algorithm is argon2id unless told otherwise. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password));
