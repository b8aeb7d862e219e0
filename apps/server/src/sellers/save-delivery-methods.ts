import { MOBILE_TICKETING } from '@stagedoor/rules/delivery/delivery-types';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Changes } from '../platform/db/changes.ts';
import { saveRows, withRemoved } from '../platform/db/save-rows.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { DeliveryMethodsTable } from './tables.ts';

type Method = Selectable<DeliveryMethodsTable>;

const isActiveMobile = ({ type_id, active }: Method): boolean => active && type_id === MOBILE_TICKETING;

const together = (a: Changes, b: Changes): Changes => ({
  ...a,
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
  updatedIds: [...a.updatedIds, ...b.updatedIds],
});

/** Those that are described no more stand behind the others: who reads all of them finds one order. */
async function moveToTheEnd(tx: Tx, sellerId: number, outletIds: number[], ids: number[]): Promise<void> {
  await sql`
    update delivery_methods m set sort = others.place
    from (
      select delivery_method_id, described + row_number() over (
        partition by outlet_id order by sort, delivery_method_id) as place
      from delivery_methods d cross join lateral (
        select count(*) as described from delivery_methods
        where seller_id = d.seller_id and outlet_id = d.outlet_id and delivery_method_id = any(${ids}::int[])) c
      where seller_id = ${sellerId} and outlet_id = any(${outletIds}::int[])
        and delivery_method_id <> all(${ids}::int[])
    ) others
    where m.seller_id = ${sellerId} and m.delivery_method_id = others.delivery_method_id and m.sort <> others.place`.execute(
    tx,
  );
}

/** Old orders may name a method, so one that is gone is only put out of use. */
export async function saveDeliveryMethods(
  tx: Tx,
  sellerId: number,
  outletIds: number[],
  methods: Method[],
): Promise<Changes> {
  const ids = methods.map((row) => row.delivery_method_id);
  const gone = await tx
    .updateTable('delivery_methods')
    .set({ active: false })
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`outlet_id = any(${outletIds}::int[])`)
    .where('active', '=', true)
    .where(sql<boolean>`delivery_method_id <> all(${ids}::int[])`)
    .returning('delivery_method_id')
    .execute();
  // An outlet has one active mobile method at every moment: the others first, so that the old one has made room.
  const save = (rows: Method[]): Promise<Changes> =>
    saveRows(tx, 'delivery methods', 'delivery_methods', ['seller_id', 'delivery_method_id'], rows);
  const others = await save(methods.filter((method) => !isActiveMobile(method)));
  const mobile = await save(methods.filter(isActiveMobile));
  await moveToTheEnd(tx, sellerId, outletIds, ids);
  return withRemoved(
    together(others, mobile),
    gone.map((row) => row.delivery_method_id),
  );
}
