// Orders that must leave, and those that left.
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import type { Address } from '@stagedoor/contract/entities/address';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COUNTED, keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import { isSent, isToSend } from './is-to-send.ts';
import '../tables.ts';

export interface ParcelScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}

export interface ParcelFilter {
  outletId?: number | undefined;
  eventId?: number | undefined;
  method?: string | undefined;
  view?: 'to-send' | 'sent' | undefined;
}

export interface ParcelRow {
  order_id: number;
  unique_id: string;
  outlet_id: number;
  email: string;
  created_at: Date;
  delivery_name: string | null;
  shipping_address: Address | null;
  estimated_ship_day: string | null;
  tracking_number: string | null;
  tracking_courier_code: string | null;
  shipped_day: string | null;
  lines: { event: number; level: string; quantity: number }[] | null;
}

const columns: Record<string, KeysetColumn<ParcelRow>> = {
  placed: { column: sql`o.created_at`, type: 'timestamptz', valueOf: (row) => row.created_at },
};
const id: KeysetColumn<ParcelRow> = {
  column: sql`o.order_id`,
  type: 'integer',
  valueOf: (row) => row.order_id,
};

export function atOutlets({ sellerId, outletIds }: ParcelScope, outletId?: number): RawBuilder<unknown> {
  if (outletId !== undefined && outletIds !== 'all' && !outletIds.includes(outletId)) return sql`false`;
  const wanted = outletId === undefined ? outletIds : [outletId];
  return sql`o.seller_id = ${sellerId} and ${wanted === 'all' ? sql`true` : sql`o.outlet_id = any (${wanted}::int[])`}`;
}

function matching(
  scope: ParcelScope,
  { outletId, eventId, method, view }: ParcelFilter,
): RawBuilder<unknown> {
  return sql`${atOutlets(scope, outletId)} and ${view === 'sent' ? isSent : isToSend}
    and ${method ? sql`o.delivery_name = ${method}` : sql`true`}
    and ${
      eventId === undefined
        ? sql`true`
        : sql`exists (select from order_events e where e.seller_id = o.seller_id and e.order_id = o.order_id
            and e.outlet_event_id = ${eventId})`
    }`;
}

const columnsOfParcels = sql`o.order_id, o.unique_id, o.outlet_id, o.email, o.created_at, o.delivery_name, o.shipping_address,
      o.estimated_ship_day::text, o.tracking_number, o.tracking_courier_code, o.shipped_day::text,
      (select json_agg(json_build_object('event', l.outlet_event_id, 'level', l.level_name,
          'quantity', l.quantity - l.canceled) order by l.outlet_event_id, l.price_level_id)
        from order_lines l where l.seller_id = o.seller_id and l.order_id = o.order_id and l.quantity > l.canceled) as lines`;

/** Those of these numbers that are to be sent or were, in the order of the numbers. */
export async function parcelsByNumbers(
  db: Db,
  scope: ParcelScope,
  uniqueIds: readonly string[],
): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select ${columnsOfParcels} from orders o
    where ${atOutlets(scope)} and o.unique_id = any (${[...uniqueIds]}::text[]) and (${isSent} or ${isToSend})`.execute(
    db,
  );
  return rows.toSorted((a, b) => uniqueIds.indexOf(a.unique_id) - uniqueIds.indexOf(b.unique_id));
}

export async function readParcels(
  db: Db,
  scope: ParcelScope,
  filter: ParcelFilter,
  asked: KeysetQuestion,
  size?: number,
) {
  const keyset = keysetPieces<ParcelRow>({ columns, id, begin: 'placed' }, asked, size);
  const { rows } = await sql<ParcelRow>`
    select ${columnsOfParcels} from orders o where ${matching(scope, filter)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  return keyset.page(rows);
}

export async function countParcels(db: Db, scope: ParcelScope, filter: ParcelFilter) {
  const { rows } = await sql<{ parcels: number }>`
    select count(*)::int as parcels from (
      select 1 from orders o where ${matching(scope, filter)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(
    db,
  );
  const { parcels } = firstOf(rows);
  return { matching: Math.min(parcels, COUNTED), isExact: parcels <= COUNTED };
}
