// The lines of a series' requests with the names of people and shows beside them.
import { customerNames, searchCustomers } from '../accounts/index.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { readAskedLines } from '../requests/index.ts';
import type { AskedFilter } from '../requests/index.ts';
import { namesIn } from './describe-draw.ts';

const MOST_PEOPLE = 1000;

export interface AskedSeries {
  sellerId: number;
  seriesId: number;
  outletId: number;
}

/** What staff look for, in words and by show. */
export async function askedFilter(
  db: Db | Tx,
  sellerId: number,
  { search, eventId }: { search?: string | undefined; eventId?: number | undefined },
  most: number,
): Promise<AskedFilter> {
  const text = search?.trim();
  if (!text) return { eventId, most };
  return { eventId, most, search: { text, userIds: await searchCustomers(db, sellerId, text, MOST_PEOPLE) } };
}

export type AskedRow = Awaited<ReturnType<typeof readDrawRequests>>[number];

export async function readDrawRequests(db: Db | Tx, key: AskedSeries, filter: AskedFilter) {
  const lines = await readAskedLines(db, key, filter);
  const people = await customerNames(
    db,
    key.sellerId,
    lines.map(({ userId }) => userId),
  );
  const names = await namesIn(db, key.sellerId, key.outletId, key.seriesId);
  return lines.map(({ lineId, userId, event, levelId: _level, ...line }) => ({
    ...line,
    lineId,
    name: people.get(userId)?.name ?? '',
    email: people.get(userId)?.email ?? '',
    event: names?.eventNames.get(event) ?? String(event),
  }));
}
