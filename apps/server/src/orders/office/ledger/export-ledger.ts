import type { LedgerLine } from '@stagedoor/contract/calls/office/ledger';
import { csvMoney } from '@stagedoor/rules/writing/csv';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import { formatDateTime } from '@stagedoor/rules/time/dates';
import { defineExport } from '../../../platform/tasks/define-export.ts';
import type { OrderScope } from '../order-filter-pieces.ts';
import { countLedgerLines, readLedgerLines } from './read-lines.ts';
import type { LineFilter } from './read-lines.ts';

const ROWS = 1000;

interface LedgerExportDetails extends LineFilter {
  outletIds: OrderScope['outletIds'];
}

/** What adds to the books, what takes from them, and what never reached them. */
const booked = ({ kind, cents }: LedgerLine): number =>
  kind === 'captured' ? cents : kind === 'declined' ? 0 : -cents;

const rowOf = (line: LedgerLine): CsvRow => [
  line.at.toISOString(),
  formatDateTime(line.at),
  line.kind,
  csvMoney(booked(line)),
  csvMoney(line.cents),
  line.order,
  line.outletId,
  line.card,
  line.ref,
  line.transactionId,
  line.problem,
];

export const ledgerExport = defineExport<LedgerExportDetails, string>({
  kind: 'ledger.export',
  permission: 'ledger.mend',
  heads: [
    'Time (UTC)',
    'Time (New York)',
    'Kind',
    'Booked',
    'Amount',
    'Order',
    'Outlet',
    'Card',
    'Reference',
    'Transaction',
    'Words',
  ],
  count: async (tx, { sellerId, details: { outletIds, ...filter } }) =>
    (await countLedgerLines(tx, { sellerId, outletIds }, filter)).matching,
  read: async (tx, { sellerId, details: { outletIds, ...filter } }, cursor) => {
    const asked = { sort: 'at', after: cursor };
    const { rows, after } = await readLedgerLines(tx, { sellerId, outletIds }, filter, asked, ROWS);
    return { rows: rows.map(rowOf), cursor: after };
  },
});
