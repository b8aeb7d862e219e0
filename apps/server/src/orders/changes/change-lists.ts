// Changes as the desk's queues list them.
import type { OrderChangeState } from '@stagedoor/rules/machines/order-change';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import { keysetPieces } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import { atOutlets } from '../office/order-filter-pieces.ts';
import type { OrderScope } from '../office/order-filter-pieces.ts';
import type { OrderRow } from '../order-store.ts';
import type { ChangeRow, ReturnRow } from './change-store.ts';
import type { OrderChangeKind } from './tables.ts';
import type { Waiting } from './read-upgrade-wishes.ts';

const MOST = 200;

/** A queue shows its first; whoever settles some events takes all that is asked of them. */
const mostOf = (eventIds: readonly number[] | undefined) =>
  eventIds === undefined ? sql`limit ${sql.lit(MOST)}` : sql``;
const isOf = (column: string, eventIds: readonly number[] | undefined) =>
  eventIds === undefined ? sql`true` : sql`${sql.ref(column)} = any(${[...eventIds]}::int[])`;

export type AskedOrder = OrderRow & { asked_at: Date };

const fromAsking = (scope: OrderScope, outletId?: number, eventIds?: readonly number[]) => sql`
  from orders o join (
    select l.seller_id, l.order_id, min(l.refund_requested_at) as asked_at from order_lines l
    where l.seller_id = ${scope.sellerId} and l.refund_requested_at is not null and l.canceled_at is null
      and ${isOf('l.outlet_event_id', eventIds)}
      and exists (select from order_tickets s where s.seller_id = l.seller_id and s.line_id = l.line_id
        and s.canceled_at is null and s.change_id is null
        and (l.refund_tickets is null or l.refund_tickets @> to_jsonb(s.ticket_id)))
    group by l.seller_id, l.order_id) a on a.seller_id = o.seller_id and a.order_id = o.order_id
  where ${atOutlets(scope, outletId)} and o.state <> 'STATUS_ORDER_CANCELED'`;

/** Orders of which some tickets are asked back and undecided, the longest waiting first. */
export async function ordersAskingRefund(
  db: Db,
  scope: OrderScope,
  outletId: number | undefined,
  eventIds?: readonly number[],
): Promise<AskedOrder[]> {
  const { rows } = await sql<AskedOrder>`
    select o.*, a.asked_at ${fromAsking(scope, outletId, eventIds)}
    order by a.asked_at, o.order_id ${mostOf(eventIds)}`.execute(db);
  return rows;
}

/** Upgrades whose charge was declined: everything is as it was before, once somebody says so. */
export async function declinedUpgrades(db: Db, most: number): Promise<DueChange[]> {
  const { rows } = await sql<DueChange>`
    select seller_id, change_id, order_id from order_changes
    where kind = 'upgrade' and state = 'failed' order by updated_at limit ${most}`.execute(db);
  return rows;
}

/** A change with its order's number. */
export interface ListedChange extends ChangeRow {
  unique_id: string;
  outlet_id: number;
  email: string;
  tickets: number;
  returned_cents: number;
}

const listed = sql`c.*, o.unique_id, o.outlet_id, o.email,
  (select coalesce(sum(d.quantity), 0)::int from order_change_lines d
    where d.seller_id = c.seller_id and d.change_id = c.change_id) as tickets,
  (select coalesce(sum(r.amount_cents), 0)::int from order_returns r
    where r.seller_id = c.seller_id and r.change_id = c.change_id and r.state = 'returned') as returned_cents`;
const fromChanges = sql`order_changes c join orders o on o.seller_id = c.seller_id and o.order_id = c.order_id`;

const isOpen = sql`(c.state in ('proposed', 'approved', 'due', 'failed')
  or (c.state = 'effective' and c.problem is not null))`;

/** How many refunds wait for a decision, of which the gateway refused some: all of them, where the queue shows its first. */
export async function countRefundsAsked(
  db: Db,
  scope: OrderScope,
  kinds: readonly OrderChangeKind[],
  outletId?: number,
): Promise<Waiting & { refused: number }> {
  const { rows } = await sql<Waiting & { refused: number }>`
    select coalesce(sum(many), 0)::int as many, min(since) as since, coalesce(sum(refused), 0)::int as refused from (
      select count(*) as many, min(a.asked_at) as since, 0 as refused ${fromAsking(scope, outletId)}
      union all
      select count(*), min(c.created_at), count(*) filter (where c.state = 'effective') from ${fromChanges}
      where ${atOutlets(scope, outletId)} and c.kind = any(${[...kinds]}::text[]) and ${isOpen} and c.state <> 'approved'
    ) waiting`.execute(db);
  return firstOf(rows);
}

/** Undecided, held back for a moment, waiting for a charge, or refused by the gateway: whatever a person may look at. */
export async function openChanges(
  db: Db,
  scope: OrderScope,
  outletId: number | undefined,
  kinds: readonly OrderChangeKind[],
): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`
    select ${listed} from ${fromChanges}
    where ${atOutlets(scope, outletId)} and c.kind = any(${[...kinds]}::text[]) and ${isOpen}
    order by c.created_at limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/** The upgrades of these orders that somebody has begun to answer. */
export async function openUpgrades(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`
    select ${listed} from ${fromChanges}
    where c.seller_id = ${sellerId} and c.order_id = any(${[...orderIds]}::int[]) and c.kind = 'upgrade' and ${isOpen}
    order by c.created_at`.execute(db);
  return rows;
}

const columns = {
  decided: {
    column: sql`c.updated_at`,
    type: 'timestamptz' as const,
    valueOf: (row: ListedChange) => row.updated_at,
  },
};
const id = {
  column: sql`c.change_id`,
  type: 'integer' as const,
  valueOf: (row: ListedChange) => row.change_id,
};
const decided: OrderChangeState[] = ['effective', 'settled', 'declined', 'canceled', 'reverted'];

/** What was decided, the latest first. */
export async function decidedChanges(
  db: Db,
  scope: OrderScope,
  outletId: number | undefined,
  kinds: readonly OrderChangeKind[],
  asked: KeysetQuestion,
) {
  const keyset = keysetPieces<ListedChange>({ columns, id, begin: '-decided' }, asked);
  const matching = sql`${atOutlets(scope, outletId)} and c.kind = any(${[...kinds]}::text[])
    and c.state = any(${decided}::text[])`;
  const { rows } = await sql<ListedChange>`
    select ${listed} from ${fromChanges} where ${matching} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  const counted = await sql<{ many: number }>`
    select count(*)::int as many from ${fromChanges} where ${matching}`.execute(db);
  return { ...keyset.page(rows), matching: firstOf(counted.rows).many, isExact: true };
}

export interface DueChange {
  seller_id: number;
  change_id: number;
  order_id: number;
}

/** Decisions that nobody has taken back in time, the longest waiting first. */
export async function changesToCarryOut(db: Db, now: Date, most: number): Promise<DueChange[]> {
  const { rows } = await sql<DueChange>`
    select seller_id, change_id, order_id from order_changes
    where state = 'approved' and undo_until <= ${now}
    order by undo_until, change_id limit ${most}`.execute(db);
  return rows;
}

export async function changesOf(
  db: Db,
  { seller_id, order_id }: Pick<OrderRow, 'seller_id' | 'order_id'>,
): Promise<{ changes: ChangeRow[]; returns: ReturnRow[] }> {
  const of = db
    .selectFrom('order_changes')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .orderBy('change_id', 'desc');
  const returns = db
    .selectFrom('order_returns')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .orderBy('return_id');
  return { changes: await of.execute(), returns: await returns.execute() };
}

export interface GoingPart {
  changeId: number;
  lineId: number;
  eventId: number;
  levelName: string;
  tickets: number;
  /** By name, as they were sold; those without a place are left out. */
  seats: string[];
}

/** What changes take off which lines, with the seats that go. */
export async function goingOf(
  db: Db,
  changes: readonly Pick<ChangeRow, 'seller_id' | 'change_id'>[],
): Promise<GoingPart[]> {
  const [first] = changes;
  if (!first) return [];
  const { rows } = await sql<GoingPart>`
    select d.change_id as "changeId", d.line_id as "lineId", l.outlet_event_id as "eventId",
      l.level_name as "levelName", d.quantity as tickets,
      coalesce((select array_agg(concat_ws(', ', s.section_name, 'row ' || s.row_name, 'seat ' || s.seat_name)
          order by s.rank)
        from order_tickets s where s.seller_id = d.seller_id and s.line_id = d.line_id
          and s.change_id = d.change_id and s.seat_name is not null), '{}') as seats
    from order_change_lines d join order_lines l on l.seller_id = d.seller_id and l.line_id = d.line_id
    where d.seller_id = ${first.seller_id}
      and d.change_id = any(${changes.map(({ change_id }) => change_id)}::int[])
    order by d.change_id, d.line_id`.execute(db);
  return rows;
}

export async function findReturn(db: Db, sellerId: number, returnId: number): Promise<ReturnRow | undefined> {
  return db
    .selectFrom('order_returns')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('return_id', '=', returnId)
    .executeTakeFirst();
}
