import * as z from 'zod/mini';
import { forms } from './forms.ts';

const MOST_DOLLARS = 100_000;
/** Of the smallest unit, whatever the currency. */
export const MOST_CENTS = MOST_DOLLARS * 100;
const LARGEST_ID = 2_147_483_647;

export function whole(least: number, most: number) {
  const error = `"{label}" must be a whole number from ${least} to ${most}.`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
}

/** A number that stays what it is when it is written with so many decimals. */
function decimal(least: number, most: number, decimals: number, what: string) {
  const error = `"{label}" must be ${what}.`;
  return z.number({ error }).check(
    z.refine((value) => Number(value.toFixed(decimals)) === value, { error, abort: true }),
    z.minimum(least, { error: `"{label}" must lie between ${least} and ${most}.` }),
    z.maximum(most, { error: `"{label}" must lie between ${least} and ${most}.` }),
  );
}

/** Cents; people write and read dollars. */
function cents(least: number) {
  const error = `"{label}" must lie between ${least} and ${MOST_DOLLARS}.`;
  return z
    .int({ error: '"{label}" must be an amount in dollars, such as 45 or 45.50.' })
    .check(z.minimum(least * 100, { error }), z.maximum(MOST_CENTS, { error }))
    .register(forms, { is: 'dollars' });
}

export const id = whole(1, LARGEST_ID);
export const dollars = cents(0);
/** The same, where a negative amount has a meaning of its own. */
export const signedDollars = cents(-1);
export const taxPercent = decimal(0, 50, 2, 'a percentage with at most two decimals, such as 6.25');
export const share = decimal(0, 1, 5, 'a fraction of one, such as 0.34');
