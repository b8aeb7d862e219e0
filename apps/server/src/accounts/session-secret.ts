import { createHash, randomBytes } from 'node:crypto';

/** 256 bits; only its hash is ever stored. */
export function newSid(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSid(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url');
}
