import type { TakenOff } from './take-off.ts';

/** All that a code has taken off these lines. */
export const offCentsOf = (lines: readonly { off?: TakenOff | undefined; quantity: number }[]): number =>
  lines.reduce((sum, { off, quantity }) => sum + (off ? (off.priceCents + off.feesCents) * quantity : 0), 0);
