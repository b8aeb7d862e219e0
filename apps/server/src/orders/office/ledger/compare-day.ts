import type { LedgerRow } from '@stagedoor/contract/calls/office/ledger';
import type { BookDifference } from '../../../payments/index.ts';

/** Ours without what moved by hand, and what the differences of the day add to it: both books agree on everything else, reference by reference. */
export function compareDay(
  row: LedgerRow,
  isKnown: boolean,
  differences: readonly BookDifference[],
): LedgerRow {
  if (!isKnown) return row;
  const { capturedCents, refundedCents, voidedCents, disputedCents = 0, handCents = 0 } = row;
  const ours = capturedCents - refundedCents - voidedCents - disputedCents - handCents;
  const apart = differences.reduce((sum, each) => sum + each.gatewayCents - each.ourCents, 0);
  return { ...row, gatewayCents: ours + apart, differing: differences.length };
}
