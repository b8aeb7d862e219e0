// WAIT-06: the shop dies at every step between the sale of a ticket that was offered back and its owner's money.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { ticketReturnSteps } from '../../after-sale/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { KillReport } from '../harness/check-books.ts';
import { findWrongs } from '../harness/find-wrongs.ts';
import { killAtSteps } from '../harness/kill-at-steps.ts';
import type { KillScene, KillSize } from '../harness/kill-at-steps.ts';
import { fillCart, finishCart, sendAs } from '../order-proof/buyer.ts';
import { advance, tellTime } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';
import type { ServerProcess } from '../server-process.ts';

export const FEE_CENTS = 300;
export const PRICE_CENTS = 4000;
let made = 80_000;

export interface OneSeat {
  eventId: number;
  level: number;
}

/** A show with one seat, a waiting list, and returns at face value. */
export async function oneSeat(db: Db): Promise<OneSeat> {
  const id = (made += 1);
  const statements = [
    sql`insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at)
      values (1, ${id}, 1, 1, 'Proof', '2099-02-02T00:30:00Z')`,
    sql`insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, sales_type_id, waiting_hours,
        return_fee_cents) values (1, ${id}, 1, ${id}, 1, 8, ${FEE_CENTS})`,
    sql`insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name)
      values (1, ${id}, ${id}, 'Tickets', 'Ticket')`,
    sql`insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit,
        quantity_minimum, quantity_multiplier, sale_status, sort)
      values (1, ${id}, ${id}, 'Floor', ${PRICE_CENTS}, 4, 1, 1, 'ON_SALE', 1)`,
    sql`insert into level_stock (seller_id, price_level_id, capacity) values (1, ${id}, 1)`,
    sql`insert into tickets (seller_id, price_level_id, rank) values (1, ${id}, 1)`,
  ];
  for (const statement of statements) await statement.execute(db);
  return { eventId: id, level: id };
}

const offerUuid = async (db: Db, eventId: number): Promise<string> => {
  const { rows } = await sql<{ uuid: string }>`
    select offer_uuid as uuid from waiting_offers where outlet_event_id = ${eventId} and state = 'open'`.execute(
    db,
  );
  return rows[0]!.uuid;
};

const ticketOf = async (db: Db, level: number): Promise<{ ticketId: number; orderId: number }> => {
  const { rows } = await sql<{ ticketId: number; orderId: number }>`
    select t.ticket_id as "ticketId", l.order_id as "orderId" from tickets t
    join order_lines l on l.seller_id = t.seller_id and l.line_id = t.line_id
    where t.price_level_id = ${level}`.execute(db);
  return rows[0]!;
};

/** Somebody buys the seat and offers it back; somebody who waits buys it. */
async function passOn(stage: Stage, server: ServerProcess, { eventId, level }: OneSeat): Promise<void> {
  const [owner, buyer] = [stage.nextVisitor(), stage.nextVisitor()];
  const [asOwner, asBuyer] = [sendAs(owner, server), sendAs(buyer, server)];
  const bought = await fillCart(asOwner, owner, { card: 'approved', quantity: 1, level });
  await asOwner('createorder', { cartUUID: bought });
  const { ticketId, orderId } = await stage.inspect((db) => ticketOf(db, level));
  await asBuyer('waitinglist/join', {
    OutletEventID: eventId,
    Quantity: 1,
    PriceLevelIDs: [level],
    MostEach: PRICE_CENTS / 100,
  });
  const back = { CustomerOrderID: orderId, TicketIDs: [ticketId], Shown: (PRICE_CENTS - FEE_CENTS) / 100 };
  await asOwner('customerorder/offerticketsback', back);
  const uuid = await stage.inspect((db) => offerUuid(db, eventId));
  const { body } = await asBuyer('waitinglist/takeoffer', { OfferUUID: uuid, Quantity: 1 });
  await finishCart(asBuyer, buyer, body.cartUUID!, 'approved');
  await asBuyer('createorder', { cartUUID: body.cartUUID });
  // A part of a charge goes back when the charge has settled.
  for (const seconds of [3, 2 * 86_400, 60, 60]) {
    advance(stage, seconds);
    await tellTime(stage, server);
    await sleep(30);
  }
}

export const returnWrongs = {
  'a ticket with two owners, or with none': sql`
    select 1 from tickets t where t.price_level_id > 80000 and t.state = 'sold' and 1 <> (
      select count(*) from order_tickets s where s.ticket_id = t.ticket_id and s.canceled_at is null)`,
  'a ticket that was bought without its owner’s money': sql`
    select 1 from ticket_returns r where r.state = 'bought' and not exists (
      select from order_returns m where m.change_id = r.change_id and m.amount_cents = ${PRICE_CENTS - FEE_CENTS})`,
  'money for a ticket that its owner still has': sql`
    select 1 from ticket_returns r join order_tickets s on s.line_id = r.line_id and s.ticket_id = r.ticket_id
    where r.state = 'bought' and s.canceled_at is null`,
  'a letter that was written twice': sql`
    select 1 from mails where kind = 'ticket-bought-back' group by recipient, about having count(*) > 1`,
};

export const killReturns = (stage: Stage, size: KillSize): Promise<KillReport> => {
  const scene: KillScene<OneSeat> = {
    steps: ticketReturnSteps,
    times: 1,
    prepare: (on) => on.inspect(oneSeat),
    act: passOn,
    invariants: (on) => on.inspect((db) => findWrongs(db, returnWrongs)),
  };
  return killAtSteps(stage, scene, size);
};

/** Every ticket that was offered back and paid for is given back by the end. */
export async function boughtReturns(db: Db): Promise<{ bought: number; unpaid: number }> {
  const { rows } = await sql<{ bought: number; unpaid: number }>`
    select count(*)::int as bought, (count(*) filter (where c.state <> 'settled'))::int as unpaid
    from ticket_returns r join order_changes c on c.seller_id = r.seller_id and c.change_id = r.change_id`.execute(
    db,
  );
  return rows[0]!;
}
