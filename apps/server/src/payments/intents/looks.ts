// When an attempt is looked at next.
import { nextConfirmLook } from '@stagedoor/rules/cards/confirming';
import { nextLookUp } from '@stagedoor/rules/cards/absent-payment';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import type { IntentRow } from './intent.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Longer than any call to the gateway takes: who dispatched is given this long to come back with an answer. */
export const LEASE_MS = 90 * SECOND;
const RECHECK_CLOSED_FOR_MS = 24 * HOUR;

export const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Undecided ones often at first, then less; closed ones for a day, because a list may be very late. */
export function nextLook(
  state: PaymentIntentState,
  {
    created_at,
    unanswered_at,
    waiting_since,
  }: Pick<IntentRow, 'created_at' | 'unanswered_at' | 'waiting_since'>,
  now: Date,
): Date | null {
  const age = now.getTime() - created_at.getTime();
  switch (state) {
    case 'planned':
      return now;
    case 'dispatched':
      return later(now, LEASE_MS);
    case 'unknown':
      return nextLookUp(unanswered_at ?? now, now);
    case 'waiting':
      return nextConfirmLook(waiting_since ?? now, now);
    case 'held':
      return later(now, age < 15 * MINUTE ? MINUTE : 10 * MINUTE);
    case 'attention':
      return later(now, HOUR);
    case 'closed':
      return age < RECHECK_CLOSED_FOR_MS ? later(now, age < HOUR ? 10 * MINUTE : HOUR) : null;
    case 'succeeded':
    case 'unfulfilled':
    case 'declined':
    case 'failed':
    case 'unsent':
      return null;
  }
}
