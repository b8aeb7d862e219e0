import { epochOf } from '../time/moment.ts';
import type { Moment } from '../time/moment.ts';

const HOUR_MS = 3_600_000;
/** The gateway settles once a day. */
const SETTLES_MS = 24 * HOUR_MS;
/** It refunds for so long after the charge; later the desk finds another way. */
const REFUNDABLE_MS = 180 * 24 * HOUR_MS;

interface Captured {
  amountCents: number;
  capturedAt: Moment;
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

export function returnWay({ amountCents, capturedAt }: Captured, partCents: number, now: Date): ReturnWay {
  const age = now.getTime() - epochOf(capturedAt);
  if (age > REFUNDABLE_MS) return { way: 'other' };
  if (age >= SETTLES_MS) return { way: 'refund' };
  if (partCents === amountCents) return { way: 'void' };
  return { way: 'waits', until: new Date(epochOf(capturedAt) + SETTLES_MS) };
}
