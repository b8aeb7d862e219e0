import { randomBytes } from 'node:crypto';
import { hashSecret, newSecret } from '../../platform/secrets.ts';

const PREFIX_BYTES = 9;
const TAIL_LENGTH = 4;
/** `sd_live_` and twelve letters. */
const PREFIX_LENGTH = 20;

/** What every key begins with, by which keys are found in addresses, logs and repositories too. */
export const keyPattern = /^sd_(?:live|test)_[\w-]{55}$/;
export const looksLikeKey = /sd_(?:live|test)_[\w-]{12}/;

export interface NewKey {
  key: string;
  prefix: string;
  key_hash: string;
  tail: string;
}

/** 256 bits behind a beginning that says what it is, and by which it is found. */
export function newKey(production: boolean): NewKey {
  const lookup = randomBytes(PREFIX_BYTES).toString('base64url');
  const key = `sd_${production ? 'live' : 'test'}_${lookup}${newSecret()}`;
  return { key, prefix: prefixOf(key), key_hash: hashSecret(key), tail: key.slice(-TAIL_LENGTH) };
}

export const prefixOf = (key: string): string => key.slice(0, PREFIX_LENGTH);

/** To tell it from others, of no use to a thief. */
export const shownKey = ({ prefix, tail }: { prefix: string; tail: string }): string =>
  `${prefix.slice(0, 'sd_live_'.length)}…${tail}`;
