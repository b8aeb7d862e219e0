import type { ListedEvent } from '@stagedoor/contract/calls/office/events';
import type { CsvRow } from '@stagedoor/rules/csv';
import { officeEvents } from '../../catalogue/index.ts';
import type { EventFilter, EventScope } from '../../catalogue/index.ts';
import { defineExport } from '../../platform/tasks/define-export.ts';
import { readEventsWithStock } from './read-events-with-stock.ts';

const ROWS = 500;

interface EventExportDetails extends EventFilter {
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
  count: async (tx, { sellerId, details: { outletIds, at, ...filter } }) =>
    (await officeEvents.count(tx, { sellerId, outletIds }, filter, new Date(at))).matching,
  read: async (tx, { sellerId, details: { outletIds, at, ...filter } }, cursor) => {
    const asked = { after: cursor, now: new Date(at), size: ROWS };
    const { rows, after } = await readEventsWithStock(tx, { sellerId, outletIds }, filter, asked);
    return { rows: rows.map(rowOf), cursor: after };
  },
});
