// The lines of a series' requests with the names of people and shows beside them.
import type { DrawRequest } from '@stagedoor/contract/calls/office/draws';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
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
): Promise<AskedFilter> {
  const text = search?.trim();
  if (!text) return { eventId };
  return { eventId, search: { text, userIds: await searchCustomers(db, sellerId, text, MOST_PEOPLE) } };
}

export async function readDrawRequests(
  db: Db | Tx,
  key: AskedSeries,
  filter: AskedFilter,
  asked: KeysetQuestion,
  size?: number,
) {
  const { rows: lines, ...page } = await readAskedLines(db, key, filter, asked, size);
  const people = await customerNames(
    db,
    key.sellerId,
    lines.map(({ userId }) => userId),
  );
  const names = await namesIn(db, key.sellerId, key.outletId, key.seriesId);
  const rows = lines.map(({ lineId, userId, event, levelId: _level, ...line }): DrawRequest => ({
    ...line,
    id: lineId,
    name: people.get(userId)?.name ?? '',
    email: people.get(userId)?.email ?? '',
    event: names?.eventNames.get(event) ?? String(event),
  }));
  return { ...page, rows };
}
