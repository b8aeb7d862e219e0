// What of a series cannot be typed any more once fans can ask for it.
import { seriesLockMessages as words } from '@stagedoor/rules/messages/series-locks';
import { closesEarlier, isLocked } from '@stagedoor/rules/programme/locked-series';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import type { DraftProblem } from '../drafts/sheet.ts';
import type { Series } from '../programme.ts';
import { drawFields, planFields } from './series-fields.ts';

/** When what came back is walked and how long a card may be mended are no part of what was published. */
const free = ['draw.walkAt', 'draw.graceHours'] as const;

/** Why a field of an open series stays; a draw that nothing was said about may still be described. */
export function whyLocked(field: string, hasDraw: boolean): string | undefined {
  if (field === 'opens') return words.opens;
  if (isOneOf(planFields, field)) return words.paymentPlan;
  return hasDraw && isOneOf(drawFields, field) && !isOneOf(free, field) ? words.draw : undefined;
}

export function lockedFields(
  before: Series,
  typed: Iterable<string>,
  closes: Date | null | undefined,
  now: Date,
): DraftProblem[] {
  if (!isLocked(before, now)) return [];
  const locked = [...typed].flatMap((field): DraftProblem[] => {
    const message = whyLocked(field, before.draw !== null);
    return message === undefined ? [] : [{ field, message }];
  });
  const isEarlier = closes !== undefined && closesEarlier(before, closes, now);
  return isEarlier ? [...locked, { field: 'closes', message: words.closes }] : locked;
}
