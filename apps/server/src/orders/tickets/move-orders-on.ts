// E6: paid and seated is ready, on the phone is delivered. By set; another node's orders are passed over.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { OrderRow } from '../order-store.ts';
import '../tables.ts';

const BATCH = 500;

/**
 * A sale knows its seats from the start: what is left to wait for is the money. Who has them on the phone waits for
 * nothing else. Answers how many it moved.
 */
export async function makeReady(db: Db, { paidUntil, now }: { paidUntil: Date; now: Date }): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set state = 'STATUS_ORDER_READY', updated_at = ${now}
    where state = 'STATUS_ORDER_PAID' and (seller_id, order_id) in (
      select o.seller_id, o.order_id from orders o
      where o.state = 'STATUS_ORDER_PAID' and (o.delivery_type_id = 4 or o.updated_at <= ${paidUntil})
        and exists (select from order_lines l where l.seller_id = o.seller_id and l.order_id = o.order_id
          and l.canceled < l.quantity)
      order by o.updated_at limit ${BATCH} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Orders with tickets that may go to phones, for this transaction alone. `events`: those whose tickets may. */
export async function lockToIssue(tx: Tx, events: RawBuilder<unknown>, many: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.* from orders o
    where o.state in ('STATUS_ORDER_READY', 'STATUS_ORDER_DELIVERED') and (o.seller_id, o.order_id) in (
      select l.seller_id, l.order_id from tickets_to_issue q
      join order_lines l on l.seller_id = q.seller_id and l.line_id = q.line_id
      where (l.seller_id, l.outlet_event_id) in (${events}))
    order by o.seller_id, o.order_id limit ${many} for update skip locked`.execute(tx);
  return rows;
}

/** All of an order's tickets are on the phone: it is delivered. */
export async function deliverIssued(db: Db, now: Date): Promise<void> {
  await sql`
    update orders set state = 'STATUS_ORDER_DELIVERED', updated_at = ${now}
    where state = 'STATUS_ORDER_READY' and (seller_id, order_id) in (
      select o.seller_id, o.order_id from orders o
      where o.state = 'STATUS_ORDER_READY' and o.delivery_type_id = 4
        and exists (select from mobile_tickets m where m.seller_id = o.seller_id and m.order_id = o.order_id
          and m.revoked_at is null)
        and not exists (select from order_lines l
          join order_tickets s on s.seller_id = l.seller_id and s.line_id = l.line_id
          join tickets_to_issue q on q.seller_id = s.seller_id and q.line_id = s.line_id and q.ticket_id = s.ticket_id
          where l.seller_id = o.seller_id and l.order_id = o.order_id and s.canceled_at is null)
      for update skip locked)`.execute(db);
}
