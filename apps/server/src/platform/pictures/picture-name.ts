import { createHash } from 'node:crypto';

const NAME = /^[0-9a-f]{32}\.[a-z0-9]{3,5}$/;
const HASH_LENGTH = 32;

export const isPictureName = (name: string): boolean => NAME.test(name);

const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);

export const pictureName = (bytes: Uint8Array, kind: string): string => `${hashOf(bytes)}.${kind}`;

/** Whether the bytes are those that the name was made of. */
export const isNameOf = (name: string, bytes: Uint8Array): boolean =>
  isPictureName(name) && name.startsWith(hashOf(bytes));
