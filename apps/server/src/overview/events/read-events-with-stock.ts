import type { ListedEvent } from '@stagedoor/contract/calls/office/events';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { officeEvents } from '../../catalogue/index.ts';
import type { EventFilter, EventScope } from '../../catalogue/index.ts';
import { officeStock } from '../../inventory/index.ts';
import type { Db } from '../../platform/db/tables.ts';

export async function readEventsWithStock(
  db: Db,
  scope: EventScope,
  filter: EventFilter,
  asked: KeysetQuestion & { now: Date; size?: number | undefined },
) {
  const page = await officeEvents.read(db, scope, filter, asked);
  const ids = page.rows.map(({ id }) => id);
  const levels = await officeStock.ofEvents(db, scope.sellerId, ids, asked.now);
  const byEvent = Map.groupBy(levels, ({ eventId }) => eventId);
  const rows = page.rows.map((row): ListedEvent => ({
    ...row,
    stock: officeStock.add(byEvent.get(row.id) ?? []),
  }));
  return { ...page, rows };
}
