import type { LedgerLine } from '@stagedoor/contract/calls/office/ledger';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import { moneyHead } from '@stagedoor/rules/money/money-head';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import { cityOfZone } from '@stagedoor/rules/time/zone-words';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';
import { ofSeller } from '../../../sellers/index.ts';
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
  kind === 'captured' || kind === 'reinstated' ? cents : kind === 'declined' ? 0 : -cents;

const rowOf = (line: LedgerLine, { currency, times }: ToldIn): CsvRow => [
  line.at.toISOString(),
  times.formatDateTime(line.at),
  line.kind,
  plainMoney(booked(line), currency),
  plainMoney(line.cents, currency),
  line.order,
  line.outletId,
  line.card,
  line.ref,
  line.transactionId,
  line.problem,
  line.code,
];

export const ledgerExport = defineExport<LedgerExportDetails, string>({
  kind: 'ledger.export',
  permission: 'ledger.mend',
  heads: async (tx, { sellerId }) => {
    const { currency, times } = await ofSeller.told(tx, sellerId);
    const sums = [moneyHead('Booked', currency), moneyHead('Amount', currency)];
    const about = ['Order', 'Outlet', 'Card', 'Reference', 'Transaction', 'Words', 'Code'];
    return ['Time (UTC)', `Time (${cityOfZone(times.zone)})`, 'Kind', ...sums, ...about];
  },
  count: async (tx, { sellerId, details: { outletIds, ...filter } }) =>
    (await countLedgerLines(tx, { sellerId, outletIds }, filter)).matching,
  read: async (tx, { sellerId, details: { outletIds, ...filter } }, cursor) => {
    const asked = { sort: 'at', after: cursor };
    const { rows, after } = await readLedgerLines(tx, { sellerId, outletIds }, filter, asked, ROWS);
    const told = await ofSeller.told(tx, sellerId);
    return { rows: rows.map((line) => rowOf(line, told)), cursor: after };
  },
});
