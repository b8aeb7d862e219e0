import type { LedgerLine } from '@stagedoor/contract/calls/office/ledger';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { keysetPieces } from '../../../platform/db/keyset.ts';
import type { KeysetPieces } from '../../../platform/db/keyset.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { OrderScope } from '../order-filter-pieces.ts';
import { movedMoney } from './moved-money.ts';
import type { LedgerFilter } from './moved-money.ts';
import { countMovements } from './sum-ledger.ts';

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
  code: string | null;
  outlet_id: number | null;
  card_type: string;
  last_four: string;
  problem: string | null;
}

/** One reference may be captured and declined in no two ways, so it tells rows of one moment apart. */
const pagesOf = (
  at: RawBuilder<unknown>,
  ref: RawBuilder<unknown>,
  asked: KeysetQuestion,
  size: number | undefined,
): KeysetPieces<Row> =>
  keysetPieces<Row>(
    {
      columns: { at: { column: at, type: 'timestamptz', valueOf: (row) => row.at } },
      id: { column: ref, type: 'text', valueOf: (row) => row.ref },
      begin: '-at',
    },
    asked,
    size,
  );

const describe = (row: Row): LedgerLine => ({
  at: row.at,
  kind: row.kind,
  cents: row.cents,
  ref: row.ref,
  transactionId: row.transaction_id ?? undefined,
  order: row.unique_id === null ? undefined : orderNumber(row.unique_id),
  code: row.code ?? undefined,
  outletId: row.outlet_id ?? undefined,
  card: row.last_four === '' ? row.card_type : maskedCard(row.last_four, row.card_type),
  problem: row.problem ?? undefined,
});

export async function readLedgerLines(
  db: Db,
  scope: OrderScope,
  { kind, ...filter }: LineFilter,
  asked: KeysetQuestion,
  size?: number,
) {
  const whole = pagesOf(sql`w.at`, sql`w.ref`, asked, size);
  const half = (at: RawBuilder<unknown>, ref: RawBuilder<unknown>) => {
    const { beyond, order, limit } = pagesOf(at, ref, asked, size);
    // Whose outlet it is shows only with its order: then none may be left out before.
    const isAll = scope.outletIds === 'all' && filter.outletId === undefined;
    return isAll ? sql`and ${beyond} order by ${order} limit ${limit}` : sql`and ${beyond}`;
  };
  const { rows: found } = await sql<Row>`
    select w.* from (${movedMoney(scope, filter, { kind, end: half })}) w
    order by ${whole.order} limit ${whole.limit}`.execute(db);
  const { rows, ...pages } = whole.page(found);
  return { rows: rows.map(describe), ...pages };
}

export async function countLedgerLines(db: Db, scope: OrderScope, { kind, ...filter }: LineFilter) {
  return { matching: await countMovements(db, scope, filter, kind), isExact: true };
}
