import type { ListedEvent } from '@stagedoor/contract/calls/office/events';
import { isLowStock } from '@stagedoor/rules/staff/low-stock';
import type { EventFilter, EventScope } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Matter } from '../../office/index.ts';
import { readEventsWithStock } from './read-events-with-stock.ts';

const NEXT = 500;

/** Of the events to come that anybody can buy of at once. */
async function eventsLowOnStock(db: Db, scope: EventScope, now: Date): Promise<ListedEvent[]> {
  const asked = { now, size: NEXT };
  const { rows } = await readEventsWithStock(db, scope, { when: 'coming' }, asked);
  return rows.filter(
    ({ salesType, isListed, canceledAt, stock }) =>
      salesType === 'instant' && isListed && !canceledAt && isLowStock(stock),
  );
}

export interface StockFilter extends EventFilter {
  stock?: 'low' | undefined;
}

/** The events that a filter by stock means, by their ids. */
export async function narrowByStock(
  db: Db,
  scope: EventScope,
  { stock, ...filter }: StockFilter,
  now: Date,
): Promise<EventFilter> {
  if (stock === undefined) return filter;
  return { ...filter, ids: (await eventsLowOnStock(db, scope, now)).map(({ id }) => id) };
}

export const lowStock: Matter = {
  name: 'Stock',
  about: 'Events that are nearly sold out',
  permission: 'events.stock',
  path: '/events?when=low',
  find: async (db, { now, ...scope }) => {
    const low = await eventsLowOnStock(db, scope, now);
    if (low.length === 0) return undefined;
    return {
      count: low.length,
      what: low.length === 1 ? 'event is nearly sold out' : 'events are nearly sold out',
      detail: low
        .slice(0, 3)
        .map(
          ({ name, stock: { free, house } }) =>
            `${name}: ${free} left${house > 0 ? `, the house keeps ${house}` : ''}`,
        )
        .join('; '),
    };
  },
};
