// All that an award run must know of requests to make orders of them, a statement however many they are.
import type { Address } from '@stagedoor/contract/entities/address';
import type { PlanRules } from '@stagedoor/rules/plans/payment-plan';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** A level as it was priced when it was asked for. */
export interface AskedLevel {
  eventId: number;
  priceLevelId: number;
  itemId: number;
  itemName: string;
  levelName: string;
  isAddOn: boolean;
  unitPriceCents: number;
  fees: { name: string; valueCents: number }[];
  taxPpm: number;
  includedPpm: number;
}

export interface AwardedRequest {
  requestId: number;
  number: string;
  userId: number;
  outletId: number;
  plan: PlanRules | null;
  shippingAddress: Address;
  deliveryMethodId: number;
  deliveryPriceCents: number;
  /** The chosen cards, one for each payment of the plan or one for all. */
  payments: { id: number; uuid: string; sort: number; paymentMethodId: number }[];
  levels: AskedLevel[];
}

export async function readAwardedRequests(
  db: Db,
  sellerId: number,
  requestIds: readonly number[],
): Promise<Map<number, AwardedRequest>> {
  const { rows } = await sql<AwardedRequest>`
    select r.request_id as "requestId", r.number, r.user_id as "userId", r.outlet_id as "outletId", r.plan,
      r.shipping_address as "shippingAddress", r.delivery_method_id as "deliveryMethodId",
      r.delivery_price_cents as "deliveryPriceCents",
      coalesce(p.payments, '[]'::json) as payments, coalesce(l.levels, '[]'::json) as levels
    from series_requests r
    left join lateral (
      select json_agg(json_build_object('id', p.request_payment_id, 'uuid', p.request_payment_uuid, 'sort', p.sort,
        'paymentMethodId', p.payment_method_id) order by p.sort) as payments
      from request_payments p where p.seller_id = r.seller_id and p.request_id = r.request_id) p on true
    left join lateral (
      select json_agg(json_build_object('eventId', e.outlet_event_id, 'priceLevelId', l.price_level_id,
        'itemId', l.item_id, 'itemName', l.item_name, 'levelName', l.level_name, 'isAddOn', l.is_add_on,
        'unitPriceCents', l.unit_price_cents, 'fees', l.fees, 'taxPpm', l.tax_ppm, 'includedPpm', l.included_ppm)) as levels
      from event_requests e
      join request_lines l on l.seller_id = e.seller_id and l.event_request_id = e.event_request_id
      where e.seller_id = r.seller_id and e.request_id = r.request_id) l on true
    where r.seller_id = ${sellerId} and r.request_id = any(${[...requestIds]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.requestId, row]));
}
