// Passwords are kept as argon2id; only a few are worked on at once, so that a flood of sign-ins cannot eat the memory.
import { hash, verify } from '@node-rs/argon2';

const ARGON2ID = 2;
const settings = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;

let free = AT_ONCE;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, settings));
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password));
}
