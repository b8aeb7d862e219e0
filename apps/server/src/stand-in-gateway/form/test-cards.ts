import type { CardBehavior } from '../tables.ts';

/** Cards that do not simply approve. */
const behaviors: Record<string, CardBehavior> = {
  '4000000000000002': 'decline',
  '4000000000000259': 'hold',
  '4000000000000119': 'drop',
  '4000000000000341': 'decline',
  '4000002760003184': 'ask',
};

export const behaviorOf = (digits: string): CardBehavior => behaviors[digits] ?? 'approve';

/** What the form offers to try out. */
export const testCards: readonly (readonly [number: string, what: string])[] = [
  ['4111 1111 1111 1111', 'is approved'],
  ['4000 0000 0000 0002', 'is saved, and every charge is declined'],
  ['4000 0000 0000 0259', 'is held for review'],
  ['4000 0000 0000 0119', 'is charged, and then the connection drops'],
];
