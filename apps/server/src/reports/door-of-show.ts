import type { ReportDoor } from '@stagedoor/contract/calls/office/event-report';
import { doorMessages } from '@stagedoor/rules/messages/door';
import type { ReportedEvent } from '../catalogue/index.ts';
import { reportDoor } from '../fulfilment/index.ts';
import { officeOrders } from '../orders/index.ts';
import type { Db } from '../platform/db/tables.ts';

/** Who is not told when doors open comes early. */
const BEFORE_SHOW_MS = 2 * 3_600_000;

/** Left out before the doors open: nobody came yet is not the same as nobody came. */
export async function doorOfShow(
  db: Db,
  sellerId: number,
  { show, eventIds, sold }: { show: ReportedEvent; eventIds: readonly number[]; sold: number },
  now: Date,
): Promise<ReportDoor | undefined> {
  const entries = await reportDoor.entries(db, sellerId, eventIds);
  const doorsAt = show.doorsAt ?? (show.startsAt && new Date(show.startsAt.getTime() - BEFORE_SHOW_MS));
  if (entries.length === 0 && (doorsAt === undefined || doorsAt > now)) return undefined;
  const lines = await reportDoor.byLine(db, sellerId, eventIds);
  const seated = await officeOrders.report.seatedLines(db, sellerId, [...lines.keys()]);
  const turnedAway = await reportDoor.turnedAway(db, sellerId, eventIds);
  return {
    expected: sold,
    inside: entries.reduce((sum, { people }) => sum + people, 0),
    seated: [...lines].reduce((sum, [lineId, people]) => sum + (seated.has(lineId) ? people : 0), 0),
    entries,
    turnedAway: turnedAway.map(({ why, people }) => ({ why: doorMessages[why], people })),
  };
}
