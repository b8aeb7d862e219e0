/** What the courier files spell their patterns with. */

import type { Characters } from './format.ts';

/** Digits; with several lengths, as many as any of them. */
export function digits(...lengths: number[]): Characters {
  return { kind: 'digit', lengths };
}

export function digitsBetween(fewest: number, most: number): Characters {
  return digits(...Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more));
}

export function letters(length: number): Characters {
  return { kind: 'letter', lengths: [length] };
}

export function lettersOrDigits(length: number): Characters {
  return { kind: 'either', lengths: [length] };
}
