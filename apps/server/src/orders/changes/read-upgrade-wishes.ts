// Who asks for better seats.
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import { keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import { atOutlets } from '../office/order-filter-pieces.ts';
import type { OrderScope } from '../office/order-filter-pieces.ts';
import type { OrderRow } from '../order-store.ts';

export type UpgradeWish = OrderRow & { event_id: number; item_id: number; asked_at: Date };

/** Where nobody wrote it down, it was asked before the order was last changed. */
const askedAt = sql`coalesce(
  (select max(w.at) from upgrade_wishes w where w.seller_id = e.seller_id and w.order_id = e.order_id
    and w.outlet_event_id = e.outlet_event_id and w.what = 'asked'), o.updated_at)`;
const wish = sql`o.*, e.outlet_event_id as event_id, e.upgrade_item_id as item_id, ${askedAt} as asked_at`;
const fromWishes = (scope: OrderScope, outletId?: number) => sql`
  from order_events e join orders o on o.seller_id = e.seller_id and o.order_id = e.order_id
  where ${atOutlets(scope, outletId)} and e.upgrade_item_id is not null and o.state <> 'STATUS_ORDER_CANCELED'`;
const isUnanswered = sql`not exists (select from order_changes c where c.seller_id = o.seller_id
  and c.order_id = o.order_id and c.kind = 'upgrade' and c.state in ('proposed', 'approved', 'due', 'failed'))`;

export interface Waiting {
  many: number;
  since: Date | null;
}

/** How many of these nobody has begun to answer. */
export async function countUpgradesAsked(db: Db, scope: OrderScope): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as many, min(${askedAt}) as since ${fromWishes(scope)} and ${isUnanswered}`.execute(
    db,
  );
  return firstOf(rows);
}

/** Orders that ask for a better level at some events, and about which nobody has decided yet: all of them. */
export async function ordersAskingUpgrade(
  db: Db,
  scope: OrderScope,
  eventIds: readonly number[],
): Promise<UpgradeWish[]> {
  const { rows } = await sql<UpgradeWish>`
    select ${wish} ${fromWishes(scope)} and e.outlet_event_id = any(${[...eventIds]}::int[]) and ${isUnanswered}
    order by asked_at, o.order_id`.execute(db);
  return rows;
}

const columns: Record<string, KeysetColumn<UpgradeWish>> = {
  asked: { column: askedAt, type: 'timestamptz', valueOf: (row) => row.asked_at },
};
/** One order may ask at several events. */
const id: KeysetColumn<UpgradeWish> = {
  column: sql`(o.order_id || ' ' || e.outlet_event_id)`,
  type: 'text',
  valueOf: ({ order_id, event_id }) => `${order_id} ${event_id}`,
};

/** Everybody who asks, the longest waiting first, page by page. */
export async function readUpgradeWishes(
  db: Db,
  scope: OrderScope,
  outletId: number | undefined,
  asked: KeysetQuestion,
) {
  const keyset = keysetPieces<UpgradeWish>({ columns, id, begin: 'asked' }, asked);
  const { rows } = await sql<UpgradeWish>`
    select ${wish} ${fromWishes(scope, outletId)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  const counted = await sql<{ many: number }>`
    select count(*)::int as many ${fromWishes(scope, outletId)}`.execute(db);
  return { ...keyset.page(rows), matching: firstOf(counted.rows).many, isExact: true };
}
