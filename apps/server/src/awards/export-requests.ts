// OPS-17: what was asked for in a series as a file.
import type { DrawRequest } from '@stagedoor/contract/calls/office/draws';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import { defineExport } from '../platform/tasks/define-export.ts';
import { countAskedLines } from '../requests/index.ts';
import { askedFilter, readDrawRequests } from './read-requests.ts';

const ROWS = 1000;

export interface RequestExportDetails {
  seriesId: number;
  outletId: number;
  search?: string | undefined;
  eventId?: number | undefined;
}

const yes = (flag: boolean): string => (flag ? 'yes' : 'no');

const rowOf = (row: DrawRequest): CsvRow => [
  row.number,
  row.name,
  row.email,
  row.status,
  row.event,
  row.item,
  row.level,
  row.quantity,
  yes(row.optOut),
  yes(row.isPriority),
];

export const requestExport = defineExport<RequestExportDetails, string>({
  kind: 'draws.requests-export',
  permission: 'lists.export',
  heads: [
    'Request',
    'Name',
    'E-mail',
    'Status',
    'Event',
    'Item',
    'Level',
    'Quantity',
    'This level only',
    'Priority',
  ],
  count: async (tx, { sellerId, details }) =>
    countAskedLines(tx, { sellerId, ...details }, await askedFilter(tx, sellerId, details)),
  read: async (tx, { sellerId, details }, after) => {
    const filter = await askedFilter(tx, sellerId, details);
    const page = await readDrawRequests(tx, { sellerId, ...details }, filter, { after }, ROWS);
    return { rows: page.rows.map(rowOf), cursor: page.after };
  },
});
