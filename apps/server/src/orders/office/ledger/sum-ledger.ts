import type { LedgerRow, LedgerSums } from '@stagedoor/contract/calls/office/ledger';
import { TIME_ZONE } from '@stagedoor/rules/dates';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { findSoldEvents } from '../../../catalogue/index.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { OrderScope } from '../order-filter.ts';
import { movedMoney } from './moved-money.ts';
import type { LedgerFilter } from './moved-money.ts';

type KeyedSums = LedgerSums & { key: string };

const sumsOf = (kind: string, cents: string, count: string): RawBuilder<unknown> => sql`
  coalesce(sum(cents) filter (where kind = ${sql.lit(kind)}), 0)::float8 as ${sql.ref(cents)},
  (count(distinct ref) filter (where kind = ${sql.lit(kind)}))::int as ${sql.ref(count)}`;
const allSums = sql.join([
  sumsOf('captured', 'capturedCents', 'captures'),
  sumsOf('declined', 'declinedCents', 'declines'),
  sumsOf('refunded', 'refundedCents', 'refunds'),
  sumsOf('voided', 'voidedCents', 'voids'),
]);

const keys = {
  day: sql`to_char(at at time zone ${TIME_ZONE}::text, 'YYYY-MM-DD')`,
  method: sql`card_type`,
  event: sql`coalesce(event_id::text, '')`,
};

/**
 * Money of an order with several shows is shared by what their tickets cost. Each show gets the difference of two rounded
 * running sums, so that the shares add up to the whole to the cent.
 */
const sharedAmongShows = sql`
  select m.at, m.ref, m.kind, s.event_id,
    case when s.whole > 0 then (round(m.cents * s.upto / s.whole) - round(m.cents * (s.upto - s.worth) / s.whole))
      else m.cents end as cents
  from moved m left join (
    select l.order_id, l.outlet_event_id as event_id, sum(w.worth) as worth,
      sum(sum(w.worth)) over (partition by l.order_id order by l.outlet_event_id) as upto,
      sum(sum(w.worth)) over (partition by l.order_id) as whole
    from order_lines l
    cross join lateral (
      select (l.quantity * (l.unit_price_cents + l.unit_fees_cents) + l.taxes_cents)::numeric as worth) w
    where l.seller_id = (select seller_id from asked) and l.order_id in (select order_id from moved)
    group by l.order_id, l.outlet_event_id) s on s.order_id = m.order_id`;

async function readSums(
  db: Db,
  scope: OrderScope,
  filter: LedgerFilter,
  by: keyof typeof keys,
): Promise<KeyedSums[]> {
  const { rows } = await sql<KeyedSums>`
    with asked as (select ${scope.sellerId}::int as seller_id), moved as materialized (${movedMoney(scope, filter)}),
      shared as (${by === 'event' ? sharedAmongShows : sql`select * from moved`})
    select ${keys[by]} as key, ${allSums} from shared group by 1 order by 1 desc`.execute(db);
  return rows;
}

const bare = (row: KeyedSums, name: string): LedgerRow => ({ ...row, name, differing: 0 });

async function nameEvents(db: Db, sellerId: number, rows: readonly KeyedSums[]): Promise<LedgerRow[]> {
  const ids = rows.flatMap(({ key }) => (key ? [Number(key)] : []));
  const events = await findSoldEvents(db, sellerId, ids);
  const names = new Map(events.map(({ eventId, name }) => [String(eventId), name]));
  return rows.map((row) => bare(row, row.key ? (names.get(row.key) ?? row.key) : 'Without an order'));
}

export async function sumLedger(
  db: Db,
  scope: OrderScope,
  { by, ...filter }: LedgerFilter & { by: keyof typeof keys },
): Promise<{ rows: LedgerRow[]; totals: LedgerSums }> {
  const read = await readSums(db, scope, filter, by);
  const rows =
    by === 'event' ? await nameEvents(db, scope.sellerId, read) : read.map((row) => bare(row, row.key));
  const totals = await sql<LedgerSums>`
    with moved as (${movedMoney(scope, filter)}) select ${allSums} from moved`.execute(db);
  return { rows, totals: totals.rows[0]! };
}
