import type { LedgerLine, LedgerRow, LedgerSums } from '@stagedoor/contract/calls/office/ledger';
import { sql } from 'kysely';
import { findSoldEvents } from '../../../catalogue/index.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { OrderScope } from '../order-filter-pieces.ts';
import { closedUntil } from './closed-day-store.ts';
import { atTheirOutlets } from './moved-money.ts';
import type { LedgerFilter } from './moved-money.ts';
import { summedMovements } from './sum-movements.ts';
import type { SummedBy } from './sum-movements.ts';
import './tables.ts';

interface KindSum {
  key: string;
  kind: LedgerLine['kind'];
  cents: number;
  movements: number;
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Days that are closed from their sums, those after them from their movements. */
async function readSums(
  db: Db,
  scope: OrderScope,
  { from, to, outletId }: LedgerFilter,
  by: SummedBy,
): Promise<KindSum[]> {
  const until = (await closedUntil(db, scope.sellerId)) ?? '';
  const open = until < from ? from : dayAfter(until);
  const closed = sql`
    select key, kind, cents, movements from ledger_days d
    where d.seller_id = ${scope.sellerId} and d.by_what = ${by} and d.day >= ${from}::date and d.day <= ${to}::date
      and d.day < ${open}::date and ${atTheirOutlets(scope, outletId, sql`d.outlet_id`)}`;
  const live = sql`
    select key, kind, cents, movements from (${summedMovements(scope, { from: open, to, outletId }, by)}) s`;
  const { rows } = await sql<KindSum>`
    select key, kind, sum(cents)::float8 as cents, sum(movements)::int as movements
    from (${open > to ? closed : sql`${closed} union all ${live}`}) all_days
    group by 1, 2 order by 1 desc`.execute(db);
  return rows;
}

function sumsOf(rows: readonly KindSum[]): LedgerSums {
  const of = (kind: LedgerLine['kind']) => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
      movements: own.reduce((sum, { movements }) => sum + movements, 0),
    };
  };
  const [captured, declined, refunded, voided] = [
    of('captured'),
    of('declined'),
    of('refunded'),
    of('voided'),
  ];
  const [taken, back] = [of('disputed'), of('reinstated')];
  return {
    capturedCents: captured.cents,
    captures: captured.movements,
    declinedCents: declined.cents,
    declines: declined.movements,
    refundedCents: refunded.cents,
    refunds: refunded.movements,
    voidedCents: voided.cents,
    voids: voided.movements,
    ...(taken.movements + back.movements > 0 && { disputedCents: taken.cents - back.cents }),
  };
}

async function nameEvents(db: Db, sellerId: number, rows: LedgerRow[]): Promise<LedgerRow[]> {
  const ids = rows.flatMap(({ key }) => (key ? [Number(key)] : []));
  const events = await findSoldEvents(db, sellerId, ids);
  const names = new Map(events.map(({ eventId, name }) => [String(eventId), name]));
  return rows.map((row) => ({
    ...row,
    name: row.key ? (names.get(row.key) ?? row.key) : 'Without an order',
  }));
}

export async function sumLedger(
  db: Db,
  scope: OrderScope,
  { by, ...filter }: LedgerFilter & { by: SummedBy },
): Promise<{ rows: LedgerRow[]; totals: LedgerSums }> {
  const [read, whole] = await Promise.all([
    readSums(db, scope, filter, by),
    by === 'event' ? readSums(db, scope, filter, 'day') : undefined,
  ]);
  const rows = [...Map.groupBy(read, ({ key }) => key)].map(([key, own]) => ({
    key,
    name: key,
    ...sumsOf(own),
    differing: 0,
  }));
  return {
    rows: by === 'event' ? await nameEvents(db, scope.sellerId, rows) : rows,
    // A payment for several shows counts once.
    totals: sumsOf(whole ?? read),
  };
}

/** How many movements there are, of one kind or of all. */
export async function countMovements(
  db: Db,
  scope: OrderScope,
  filter: LedgerFilter,
  kind: LedgerLine['kind'] | undefined,
): Promise<number> {
  const rows = await readSums(db, scope, filter, 'day');
  return rows
    .filter((row) => kind === undefined || row.kind === kind)
    .reduce((sum, { movements }) => sum + movements, 0);
}
