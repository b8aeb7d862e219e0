// ENTITY-07: which of a request's chosen cards each payment of its order came from.
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import './tables.ts';

interface RequestPaymentLink {
  orderId: number;
  sort: number;
  id: number;
  uuid: string;
}

export async function linkRequestPayments(
  tx: Tx,
  sellerId: number,
  links: readonly RequestPaymentLink[],
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into order_payment_requests (seller_id, payment_id, request_payment_id, request_payment_uuid)
    select p.seller_id, p.payment_id, l.id, l.uuid
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l ("orderId" integer, sort integer, id integer, uuid uuid)
    join order_payments p on p.seller_id = ${sellerId} and p.order_id = l."orderId" and p.sort = l.sort
    where p.change_id is null and p.voided_at is null`.execute(tx);
}

export type RequestPayments = ReadonlyMap<number, { id: number; uuid: string }>;

/** By the payments of orders. */
export async function requestPaymentsOf(
  db: Db,
  sellerId: number,
  paymentIds: readonly number[],
): Promise<RequestPayments> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_payment_requests')
    .select(['payment_id', 'request_payment_id as id', 'request_payment_uuid as uuid'])
    .where('seller_id', '=', sellerId)
    .where('payment_id', 'in', [...paymentIds])
    .execute();
  return new Map(rows.map(({ payment_id, ...link }) => [payment_id, link]));
}
