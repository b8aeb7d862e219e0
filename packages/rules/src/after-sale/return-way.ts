import { epochOf } from '../time/moment.ts';
import type { Moment } from '../time/moment.ts';

const DAY_MS = 24 * 3_600_000;

/** What a gateway allows of giving back; each has its own. */
export interface ReturnPolicy {
  /** A part may go back although the charge has not settled. */
  canReturnPartAtOnce: boolean;
  /** How long a charge takes to settle; until then it is taken back as a whole. None where that makes no difference. */
  daysUntilSettled: number;
  /** How long after the charge the card takes money back; later the desk finds another way. Left out: for ever. */
  longestDays?: number | undefined;
  /** It came without a gateway, and goes back without one. */
  isByHand?: boolean | undefined;
}

interface Captured {
  amountCents: number;
  capturedAt: Moment;
  policy: ReturnPolicy;
}

/**
 * How a part of a captured payment goes back: as a whole before it has settled, in parts only afterwards, and by the
 * card no more when it is too old.
 */
export type ReturnWay =
  | { way: 'void' }
  | { way: 'refund' }
  | { way: 'waits'; until: Date }
  | { way: 'other' };

export function returnWay(
  { amountCents, capturedAt, policy }: Captured,
  partCents: number,
  now: Date,
): ReturnWay {
  const { canReturnPartAtOnce, daysUntilSettled, longestDays = Number.POSITIVE_INFINITY } = policy;
  if (policy.isByHand) return { way: 'other' };
  const age = now.getTime() - epochOf(capturedAt);
  const settles = daysUntilSettled * DAY_MS;
  if (age > longestDays * DAY_MS) return { way: 'other' };
  if (age >= settles || canReturnPartAtOnce) return { way: 'refund' };
  if (partCents === amountCents) return { way: 'void' };
  return { way: 'waits', until: new Date(epochOf(capturedAt) + settles) };
}
