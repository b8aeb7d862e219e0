// The two secrets of a draw, encrypted while anybody could still use them. They leave this file in memory only.
import { randomBytes } from 'node:crypto';
import { fromHex, toBytes, toHex } from '@stagedoor/draw/bytes';
import { commitmentOf } from '@stagedoor/draw/hashes';
import { keyed } from '@stagedoor/draw/sha256';
import { secretBox } from '../platform/secret-box.ts';

export interface DrawSecrets {
  /** 32 bytes as hex: what the order comes from. */
  secret: string;
  /** 32 bytes as hex: what pseudonyms and salts come from. */
  seed: string;
}

export interface SealedSecrets {
  commitment: string;
  sealed_secret: string;
  sealed_seed: string;
}

interface DrawName {
  seller_id: number;
  draw_key: string;
}

export interface DrawVault {
  seal(name: DrawName, secrets: DrawSecrets): SealedSecrets;
  open(row: DrawName & Omit<SealedSecrets, 'commitment'>): DrawSecrets;
}

const SECRET_BYTES = 32;
export const newDrawSecrets = (): DrawSecrets => ({
  secret: randomBytes(SECRET_BYTES).toString('hex'),
  seed: randomBytes(SECRET_BYTES).toString('hex'),
});

/**
 * Different for every purpose and name, always the same for the same. A list asks for hundreds of thousands: the state
 * after the seed is kept, and no key is made anew.
 */
export function derivingFrom(seed: string): (purpose: string, name: string) => string {
  const tagOf = keyed(fromHex(seed));
  const tag = new Uint8Array(SECRET_BYTES);
  return (purpose, name) => {
    tagOf(toBytes(`${purpose}\n${name}`), tag, 0);
    return toHex(tag);
  };
}

export function drawVault(key: string): DrawVault {
  const box = secretBox(key, 'secrets of draws');
  const owner = ({ seller_id, draw_key }: DrawName, what: string): string =>
    `${seller_id}/${draw_key}/${what}`;
  return {
    seal: (name, { secret, seed }) => ({
      commitment: commitmentOf(secret),
      sealed_secret: box.seal(secret, owner(name, 'secret')),
      sealed_seed: box.seal(seed, owner(name, 'seed')),
    }),
    open: (row) => ({
      secret: box.open(row.sealed_secret, owner(row, 'secret')),
      seed: box.open(row.sealed_seed, owner(row, 'seed')),
    }),
  };
}
