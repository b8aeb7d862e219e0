// Days that are over from their sums, those after them from what happened: for reports, over any span.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { closedUntil } from './closed-day-store.ts';
import { atTheirOutlets } from './moved-money.ts';
import { summedMovements } from './sum-movements.ts';
import type { OrderScope } from '../order-filter-pieces.ts';
import { soldByDay } from '../../changes/sold-by-day-store.ts';
import './tables.ts';

/** Before the first order, and after the last. */
const FIRST = '1970-01-01';
const LAST = '9999-12-30';
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

export interface SummedSpan {
  from?: string | undefined;
  to?: string | undefined;
  outletId?: number | undefined;
}

export interface MonthOfEvent {
  /** `2026-11` */
  month: string;
  /** None: money that no order came of. */
  eventId: number | null;
  outletId: number;
  kind: 'sold' | 'back' | 'captured' | 'declined' | 'refunded' | 'voided' | 'disputed' | 'reinstated';
  cents: number;
  /** Of what was sold or came back: tickets. */
  movements: number;
}

type What = 'sold' | 'event';

async function daysOf(
  db: Db,
  scope: OrderScope,
  what: What,
  { from = FIRST, to = LAST, outletId }: SummedSpan,
): Promise<RawBuilder<unknown>> {
  const until = (await closedUntil(db, scope.sellerId)) ?? '';
  const open = until < from ? from : dayAfter(until);
  const span = { from: open, to, outletId };
  const live = what === 'sold' ? soldByDay(scope, span) : summedMovements(scope, span, 'event');
  const closed = sql`
    select d.day, d.outlet_id, d.key, d.kind, d.cents, d.movements from ledger_days d
    where d.seller_id = ${scope.sellerId} and d.by_what = ${what} and d.day >= ${from}::date
      and d.day <= ${to}::date and d.day < ${open}::date and ${atTheirOutlets(scope, outletId, sql`d.outlet_id`)}`;
  return open > to
    ? closed
    : sql`${closed} union all select day, outlet_id, key, kind, cents, movements from (${live}) s`;
}

/** What was sold, came back and moved, by month of the seller's and by event. */
export async function monthsOfEvents(
  db: Db,
  scope: OrderScope,
  what: What,
  span: SummedSpan,
): Promise<MonthOfEvent[]> {
  const { rows } = await sql<MonthOfEvent>`
    select to_char(day, 'YYYY-MM') as month, nullif(key, '')::int as "eventId", outlet_id as "outletId", kind,
      sum(cents)::float8 as cents, sum(movements)::int as movements
    from (${await daysOf(db, scope, what, span)}) d group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** What moved for these events, whenever it did: as the ledger shares it by event. */
export async function movedForEvents(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<{ capturedCents: number; returnedCents: number }> {
  const days = await daysOf(db, { sellerId, outletIds: 'all' }, 'event', {});
  const { rows } = await sql<{ kind: MonthOfEvent['kind']; cents: number }>`
    select kind, sum(cents)::float8 as cents from (${days}) d
    where key = any (${eventIds.map(String)}::text[]) group by 1`.execute(db);
  const of = (...kinds: MonthOfEvent['kind'][]): number =>
    rows.reduce((sum, { kind, cents }) => sum + (kinds.includes(kind) ? cents : 0), 0);
  return { capturedCents: of('captured'), returnedCents: of('refunded', 'voided') };
}

/** How many tickets of these events were sold, day by day; what came back is taken off. */
export async function ticketsByDay(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<{ day: string; tickets: number }[]> {
  const days = await daysOf(db, { sellerId, outletIds: 'all' }, 'sold', {});
  const { rows } = await sql<{ day: string; tickets: number }>`
    select to_char(day, 'YYYY-MM-DD') as day,
      sum(case when kind = 'sold' then movements else -movements end)::int as tickets
    from (${days}) d where key = any (${eventIds.map(String)}::text[]) group by 1 order by 1`.execute(db);
  return rows;
}
