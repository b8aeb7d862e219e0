import type { ListedEvent } from '@stagedoor/contract/calls/office/events';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import { officeEvents } from '../../catalogue/index.ts';
import type { EventScope } from '../../catalogue/index.ts';
import { defineExport } from '../../platform/tasks/define-export.ts';
import { narrowByStock } from './low-stock.ts';
import type { StockFilter } from './low-stock.ts';
import { readEventsWithStock } from './read-events-with-stock.ts';

const ROWS = 500;

interface EventExportDetails extends StockFilter {
  outletIds: EventScope['outletIds'];
  /** What is coming and what is past, and which holds are over, is judged by when it was asked for. */
  at: string;
}

const rowOf = ({ id, name, startsAt, venue, outletId, stock, withheldLevels }: ListedEvent): CsvRow => [
  id,
  name,
  startsAt?.toISOString(),
  venue,
  outletId,
  stock.capacity,
  stock.free,
  stock.carts,
  stock.house,
  stock.draw,
  stock.guests,
  stock.sold,
  withheldLevels,
];

export const eventExport = defineExport<EventExportDetails, string>({
  kind: 'events.export',
  permission: 'lists.export',
  heads: [
    'Event',
    'Name',
    'Starts',
    'Venue',
    'Outlet',
    'Tickets',
    'Free',
    'In carts',
    'House',
    'Draw',
    'Guests',
    'Sold',
    'Levels taken off sale',
  ],
  count: async (tx, { sellerId, details: { outletIds, at, ...asked } }) => {
    const [scope, now] = [{ sellerId, outletIds }, new Date(at)];
    const filter = await narrowByStock(tx, scope, asked, now);
    return (await officeEvents.count(tx, scope, filter, now)).matching;
  },
  read: async (tx, { sellerId, details: { outletIds, at, ...asked } }, after) => {
    const [scope, now] = [{ sellerId, outletIds }, new Date(at)];
    const filter = await narrowByStock(tx, scope, asked, now);
    const page = await readEventsWithStock(tx, scope, filter, { after, now, size: ROWS });
    return { rows: page.rows.map(rowOf), cursor: page.after };
  },
});
