// CODE-04: whether a code is good here and now. What is not known, what is another shop's and what is used up are one.
import { concernsEvent, holdsFor } from './where-it-holds.ts';
import type { CodePlaces } from './where-it-holds.ts';

export interface KnownCode extends CodePlaces {
  /** None named: all. */
  outletIds?: readonly number[] | undefined;
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
  /** Staff have ended it before its time. */
  stoppedAt?: Date | undefined;
  /** In one order. */
  mostTickets?: number | undefined;
  isUsedUp: boolean;
}

interface WishedLine {
  eventId: number;
  priceLevelId: number;
  isAddOn: boolean;
  quantity: number;
}

export type CodeVerdict =
  | { kind: 'good' | 'unknown' | 'not-here' }
  | { kind: 'too-early' | 'over'; at: Date }
  | { kind: 'too-many'; most: number };

const endOf = ({ endsAt, stoppedAt }: KnownCode): Date | undefined =>
  endsAt && stoppedAt ? (stoppedAt < endsAt ? stoppedAt : endsAt) : (stoppedAt ?? endsAt);

function judgeAtAll(code: KnownCode | undefined, outletId: number, now: Date): CodeVerdict {
  if (!code || code.isUsedUp) return { kind: 'unknown' };
  if (code.outletIds && !code.outletIds.includes(outletId)) return { kind: 'unknown' };
  const end = endOf(code);
  if (end && end <= now) return { kind: 'over', at: end };
  if (code.startsAt && code.startsAt > now) return { kind: 'too-early', at: code.startsAt };
  return { kind: 'good' };
}

/** At an event's page, where nothing is chosen yet. */
export function judgeCodeAtEvent(
  code: KnownCode | undefined,
  at: { outletId: number; now: Date; eventId: number; levelIds: readonly number[] },
): CodeVerdict {
  const verdict = judgeAtAll(code, at.outletId, at.now);
  if (verdict.kind !== 'good' || !code) return verdict;
  return concernsEvent(code, at.eventId, at.levelIds) ? verdict : { kind: 'not-here' };
}

/** With what somebody wants to buy. */
export function judgeCode(
  code: KnownCode | undefined,
  at: { outletId: number; now: Date; lines: readonly WishedLine[] },
): CodeVerdict {
  const verdict = judgeAtAll(code, at.outletId, at.now);
  if (verdict.kind !== 'good' || !code) return verdict;
  const meant = at.lines.filter((line) => holdsFor(code, line));
  const tickets = meant.reduce((sum, { quantity }) => sum + quantity, 0);
  if (tickets === 0) return { kind: 'not-here' };
  const { mostTickets: most = Infinity } = code;
  return tickets > most ? { kind: 'too-many', most } : verdict;
}
