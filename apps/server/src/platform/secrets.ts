// What lets somebody in without a password: cookies, reset links, login tokens.
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits; only its hash is ever stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Good for secrets that nobody can guess; passwords need more. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
