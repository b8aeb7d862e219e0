// One seat, two people: its owner offers it back, somebody waits for it, is offered it and buys it. Every death takes each
// seat one step onward, by what the books say of it.
import { sql } from 'kysely';
import { ticketReturnSteps } from '../../../after-sale/index.ts';
import { openingSteps } from '../../../carts/index.ts';
import { waitingSteps } from '../../../waiting-list/index.ts';
import { FEE_CENTS, oneSeat, PRICE_CENTS, returnWrongs } from '../../after-sale-proof/kill-returns.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { fillCart, finishCart, sendAs } from '../../order-proof/buyer.ts';
import { action } from '../action.ts';
import type { Action, Life } from '../action.ts';
import type { Customer } from '../fair.ts';
import { ORDER } from '../play-world.ts';

const NEW_SEATS = 2;
const WISH = 'wish of a waiting list';

interface Seat {
  event_id: number;
  state: string;
  /** Of who has it. */
  order_id: number | null;
  ticket_id: number;
  user_id: number | null;
  is_paid: boolean;
  is_back: boolean;
  offer_uuid: string | null;
  offer_user: number | null;
  waits: number | null;
  was_passed_on: boolean;
}

const seatsOf = async (db: Db): Promise<Seat[]> => {
  const { rows } = await sql<Seat>`
    select t.price_level_id as event_id, t.state, l.order_id, t.ticket_id, o.user_id,
      coalesce(o.paid_cents >= o.owed_cents, false) as is_paid, t.offered_back as is_back,
      f.offer_uuid, e.user_id as offer_user,
      (select w.user_id from waiting_entries w where w.seller_id = 1 and w.outlet_event_id = t.price_level_id
        and w.state = 'waiting' limit 1) as waits,
      exists (select from ticket_returns r where r.seller_id = 1 and r.ticket_id = t.ticket_id and r.state = 'bought') as was_passed_on
    from tickets t
    left join order_lines l on l.seller_id = t.seller_id and l.line_id = t.line_id
    left join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
    left join waiting_offers f on f.seller_id = t.seller_id and f.outlet_event_id = t.price_level_id and f.state = 'open'
    left join waiting_entries e on e.seller_id = f.seller_id and e.entry_id = f.entry_id
    where t.seller_id = 1 and t.price_level_id between 80001 and 89999`.execute(db);
  return rows.filter(({ was_passed_on }) => !was_passed_on);
};

async function order(life: Life, customer: Customer, cartUUID: string): Promise<void> {
  const send = sendAs(customer, life.server);
  const { status, body } = await send('createorder', { cartUUID });
  if (status === 200) life.acknowledge(ORDER, body.order!.OrderID);
}

async function buyFirst(life: Life, { event_id }: Seat): Promise<void> {
  const owner = life.nextCustomer();
  const send = sendAs(owner, life.server);
  const cart = await fillCart(send, owner, { card: 'approved', quantity: 1, level: event_id });
  if (cart !== undefined) await order(life, owner, cart);
}

async function joinAndOffer(life: Life, seat: Seat): Promise<void> {
  const { event_id, order_id, ticket_id, user_id, waits, is_back } = seat;
  const waiting = life.world.customerOf(waits ?? life.nextCustomer().userId);
  if (waits === null) {
    const wish = {
      OutletEventID: event_id,
      Quantity: 1,
      PriceLevelIDs: [event_id],
      MostEach: PRICE_CENTS / 100,
    };
    const { status } = await sendAs(waiting, life.server)('waitinglist/join', wish);
    if (status === 200) life.acknowledge(WISH, `${waiting.userId}/${event_id}`);
  }
  if (is_back) return;
  const back = { CustomerOrderID: order_id, TicketIDs: [ticket_id], Shown: (PRICE_CENTS - FEE_CENTS) / 100 };
  await sendAs(life.world.customerOf(user_id!), life.server)('customerorder/offerticketsback', back);
}

async function take(life: Life, { offer_uuid, offer_user }: Seat): Promise<void> {
  const buyer = life.world.customerOf(offer_user!);
  const send = sendAs(buyer, life.server);
  const { body } = await send('waitinglist/takeoffer', { OfferUUID: offer_uuid, Quantity: 1 });
  if (body.cartUUID === undefined) return;
  await finishCart(send, buyer, body.cartUUID, 'approved');
  await order(life, buyer, body.cartUUID);
}

/** Who is offered it may as well let it lapse. */
const onward = (life: Life, seat: Seat): Promise<void> => {
  if (seat.offer_uuid !== null) {
    const lets = life.wanted.includes('offer lapsed') && life.dice.number(2) === 0;
    return lets ? Promise.resolve() : take(life, seat);
  }
  if (seat.state === 'free') return buyFirst(life, seat);
  return seat.state === 'sold' && seat.is_paid ? joinAndOffer(life, seat) : Promise.resolve();
};

const lostWishes = async (db: Db, told: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ wish: string }>`
    select told.wish from unnest(${told}::text[]) as told (wish)
    where not exists (select from waiting_entries e where e.user_id || '/' || e.outlet_event_id = told.wish)`.execute(
    db,
  );
  return rows.map(({ wish }) => wish);
};

export const waiting: Action = action<Seat[]>({
  name: 'waiting list, offer, return',
  steps: [...waitingSteps, ...openingSteps.taking, ticketReturnSteps[2]],
  prepare: async ({ db }) => {
    for (let nth = 0; nth < NEW_SEATS; nth += 1) await oneSeat(db);
    return seatsOf(db);
  },
  act: (life, seats) => Promise.allSettled(seats.map((seat) => onward(life, seat))),
  doubles: {
    'somebody who waits twice': sql`
      select 1 from waiting_entries where state = 'waiting' group by seller_id, outlet_event_id, user_id having count(*) > 1`,
    'a seat that is offered twice': sql`
      select 1 from waiting_offers, unnest(ticket_ids) as t (id) where state = 'open' group by seller_id, t.id having count(*) > 1`,
  },
  wrongs: returnWrongs,
  lost: { [WISH]: lostWishes },
});
