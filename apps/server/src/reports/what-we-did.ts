import type { EventReport } from '@stagedoor/contract/calls/office/event-report';
import { reportedActions } from '@stagedoor/rules/reports/reported-actions';
import { daysBefore, soldFrom } from '@stagedoor/rules/reports/sold-curve';
import type { DayOfSales } from '@stagedoor/rules/reports/sold-curve';
import { logActions } from '@stagedoor/rules/staff/log-actions';
import type { Times } from '@stagedoor/rules/time/times-in';
import type { Db } from '../platform/db/tables.ts';
import { entriesAbout } from '../staff/index.ts';

interface Show {
  eventIds: readonly number[];
  startsAt: Date | undefined;
  sales: readonly DayOfSales[];
}

/** A chart has room for so many words. */
const MOST = 12;

/** What staff did with a show, the latest last; of the same thing on one day only the first. */
export async function whatWeDid(
  db: Db,
  sellerId: number,
  { eventIds, startsAt, sales }: Show,
  times: Times,
): Promise<EventReport['did']> {
  const logs = await Promise.all(
    eventIds.map((id) => entriesAbout(db, sellerId, { kind: 'event', id: String(id) })),
  );
  const entries = logs
    .flatMap((log) => log.toReversed())
    .filter(({ action }) => reportedActions.includes(action))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const once = new Map(
    entries.toReversed().map((entry) => [`${times.dayOf(entry.at)} ${entry.action}`, entry]),
  );
  return [...once.values()]
    .toReversed()
    .slice(-MOST)
    .map(({ at, action }) => {
      const day = times.dayOf(at);
      return {
        at,
        before: daysBefore(day, startsAt ? times.dayOf(startsAt) : day),
        what: logActions[action],
        tickets: soldFrom(sales, day),
      };
    });
}
