import type { LedgerLine } from '@stagedoor/contract/calls/office/ledger';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { orderNumber } from '@stagedoor/rules/order-number';
import { sql } from 'kysely';
import { COUNTED, keysetPieces } from '../../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../../platform/db/keyset.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { OrderScope } from '../order-filter.ts';
import { movedMoney } from './moved-money.ts';
import type { LedgerFilter } from './moved-money.ts';

export interface LineFilter extends LedgerFilter {
  kind?: LedgerLine['kind'] | undefined;
}

interface Row {
  at: Date;
  kind: LedgerLine['kind'];
  cents: number;
  ref: string;
  transaction_id: string | null;
  unique_id: string | null;
  outlet_id: number | null;
  card_type: string;
  last_four: string;
  problem: string | null;
}

const columns: Record<string, KeysetColumn<Row>> = {
  at: { column: sql`w.at`, type: 'timestamptz', valueOf: (row) => row.at },
};
/** One reference may be captured and declined in no two ways, so it tells rows of one moment apart. */
const id: KeysetColumn<Row> = { column: sql`w.ref`, type: 'text', valueOf: (row) => row.ref };

const describe = (row: Row): LedgerLine => ({
  at: row.at,
  kind: row.kind,
  cents: row.cents,
  ref: row.ref,
  transactionId: row.transaction_id ?? undefined,
  order: row.unique_id === null ? undefined : orderNumber(row.unique_id),
  outletId: row.outlet_id ?? undefined,
  card: `${row.card_type} •••• ${row.last_four}`,
  problem: row.problem ?? undefined,
});

const ofKind = (kind: LineFilter['kind']) => (kind ? sql`w.kind = ${kind}` : sql`true`);

export async function readLedgerLines(
  db: Db,
  scope: OrderScope,
  { kind, ...filter }: LineFilter,
  asked: KeysetQuestion,
  size?: number,
) {
  const keyset = keysetPieces<Row>({ columns, id, begin: '-at' }, asked, size);
  const { rows: found } = await sql<Row>`
    select w.* from (${movedMoney(scope, filter)}) w where ${ofKind(kind)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  const { rows, ...pages } = keyset.page(found);
  return { rows: rows.map(describe), ...pages };
}

export async function countLedgerLines(db: Db, scope: OrderScope, { kind, ...filter }: LineFilter) {
  const { rows } = await sql<{ lines: number }>`
    select count(*)::int as lines from (
      select 1 from (${movedMoney(scope, filter)}) w where ${ofKind(kind)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(
    db,
  );
  const { lines } = rows[0]!;
  return { matching: Math.min(lines, COUNTED), isExact: lines <= COUNTED };
}
