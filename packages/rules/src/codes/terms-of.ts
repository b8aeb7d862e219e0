import type { TakesOff } from './take-off.ts';

/** What a code takes off as a row or a message has it: every part beside the other. */
export interface FlatTerms {
  kind: TakesOff['kind'];
  cents?: number | null | undefined;
  ppm?: number | null | undefined;
  per?: 'ticket' | 'order' | null | undefined;
  withFees: boolean;
}

export function termsOf({ kind, cents, ppm, per, withFees }: FlatTerms): TakesOff {
  switch (kind) {
    case 'amount':
      return { kind, cents: cents ?? 0, per: per ?? 'ticket', withFees };
    case 'percent':
      return { kind, ppm: ppm ?? 0, withFees };
    case 'price':
      return { kind, cents: cents ?? 0, withFees };
    case 'comps':
      return { kind, withFees };
  }
}
