import { fromHex, toBytes, toHex } from './bytes.ts';
import { fields, hex, oneOf, text, whole } from './reading.ts';
import { below, refuse } from './refusal.ts';
import type { Sha256 } from './sha256.ts';

/** Where the public number will come from, named before anybody can know it. */
export type PublicInput =
  | { readonly kind: 'none' }
  | { readonly kind: 'digits'; readonly source: string; readonly count: number }
  | {
      readonly kind: 'drand';
      readonly chain: string;
      readonly publicKey: string;
      readonly scheme: string;
      readonly genesis: number;
      readonly period: number;
      readonly round: number;
    };

export type PublicNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'digits'; readonly value: string }
  | {
      readonly kind: 'drand';
      readonly round: number;
      readonly randomness: string;
      readonly signature: string;
    };

const kinds = ['none', 'digits', 'drand'] as const;
const kindOf = (value: unknown, at: string) =>
  oneOf({ kind: (value as { kind?: unknown } | null | undefined)?.kind }, 'kind', at, kinds);

export function readPublicInput(value: unknown, at = 'publicInput'): PublicInput {
  const kind = kindOf(value, at);
  switch (kind) {
    case 'none':
      fields(value, at, ['kind']);
      return { kind };
    case 'digits': {
      const from = fields(value, at, ['kind', 'source', 'count']);
      const count = whole(from, 'count', at, 12);
      if (count > 64) refuse(below(at, 'count'), 'is above 64');
      return { kind, source: text(from, 'source', at), count };
    }
    case 'drand': {
      const from = fields(value, at, ['kind', 'chain', 'publicKey', 'scheme', 'genesis', 'period', 'round']);
      return {
        kind,
        chain: hex(from, 'chain', at, 32),
        publicKey: hex(from, 'publicKey', at),
        scheme: text(from, 'scheme', at),
        genesis: whole(from, 'genesis', at),
        period: whole(from, 'period', at, 1),
        round: whole(from, 'round', at, 1),
      };
    }
  }
}

export function readPublicNumber(value: unknown, at = 'publicNumber'): PublicNumber {
  const kind = kindOf(value, at);
  switch (kind) {
    case 'none':
      fields(value, at, ['kind']);
      return { kind };
    case 'digits':
      return { kind, value: text(fields(value, at, ['kind', 'value']), 'value', at) };
    case 'drand': {
      const from = fields(value, at, ['kind', 'round', 'randomness', 'signature']);
      return {
        kind,
        round: whole(from, 'round', at, 1),
        randomness: hex(from, 'randomness', at, 32),
        signature: hex(from, 'signature', at),
      };
    }
  }
}

/** Refuses a number that is not the one that the rules named. */
export function checkPublicNumber(input: PublicInput, number: PublicNumber, sha256: Sha256): void {
  const at = 'publicNumber';
  if (number.kind === 'none' && input.kind === 'none') return;
  if (number.kind === 'digits' && input.kind === 'digits') {
    const isExact = /^[0-9]*$/.test(number.value) && number.value.length === input.count;
    if (!isExact) refuse(`${at}.value`, `is not ${input.count} decimal digits`);
    return;
  }
  if (number.kind === 'drand' && input.kind === 'drand') {
    if (number.round !== input.round) refuse(`${at}.round`, `is not the round ${input.round} of the rules`);
    const randomness = toHex(sha256.hash(fromHex(number.signature)));
    if (number.randomness !== randomness) refuse(`${at}.randomness`, 'is not the hash of its signature');
    return;
  }
  refuse(`${at}.kind`, `is ${number.kind}, the rules name ${input.kind}`);
}

export function publicBytes(number: PublicNumber): Uint8Array {
  switch (number.kind) {
    case 'none':
      return new Uint8Array();
    case 'digits':
      return toBytes(number.value);
    case 'drand':
      return fromHex(number.randomness);
  }
}
