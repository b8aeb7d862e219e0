// What must be true of money, orders and tickets at every moment, whatever happened before.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

export interface Books {
  orders: number;
  /** Cents that our ledger has of gateways, captures less returns. */
  ledgerCents: number;
  /** Cents that the gateway has, by its own books. */
  gatewayCents: number;
  /** Each is a number of rows that must not be. */
  wrong: Record<string, number>;
}

/** Every statement counts rows that must not be; live attempts are not settled yet and are left out. */
const wrongs = {
  'an order without its charge': sql`
    select 1 from orders o where o.cart_uuid is not null and o.total_cents > 0 and not exists (
      select from ledger l join payment_intents i on i.seller_id = l.seller_id and i.ref = l.ref
      where l.seller_id = o.seller_id and i.target_id = o.cart_uuid::text and i.state = 'succeeded'
        and l.amount_cents = o.total_cents)`,
  'a charge without its order': sql`
    select 1 from payment_intents i where i.target_kind = 'cart' and i.state = 'succeeded' and not exists (
      select from orders o where o.seller_id = i.seller_id and o.cart_uuid::text = i.target_id)`,
  'a charge without its captured payment': sql`
    select 1 from payment_intents i where i.target_kind = 'order-payment' and i.state = 'succeeded' and not exists (
      select from order_payments p where p.seller_id = i.seller_id and p.payment_id::text = i.target_id
        and p.intent_ref = i.ref and p.captured_at is not null)`,
  'a captured payment without its charge': sql`
    select 1 from order_payments p where p.captured_at is not null and not exists (
      select from ledger l where l.seller_id = p.seller_id and l.ref = coalesce(p.intent_ref, p.hand_ref)
        and l.amount_cents = p.amount_cents)`,
  'a use of a code that is not where its cart is': sql`
    select 1 from code_uses u join carts c on c.seller_id = u.seller_id and c.cart_uuid = u.cart_uuid
    where (u.state = 'held') <> (c.state in ('REVIEW', 'CHECKOUT', 'PAYING'))
      or (u.spent_at is not null) <> (c.state = 'ORDERED')`,
  'a cart that was opened with a code and has no use of it': sql`
    select 1 from carts c where c.code is not null and not exists (
      select from code_uses u join codes d on d.seller_id = u.seller_id and d.code_id = u.code_id
      where u.seller_id = c.seller_id and u.cart_uuid = c.cart_uuid and d.code = c.code ->> 'code')`,
  'an order that names a code whose use was not spent with it': sql`
    select 1 from orders o where o.code is not null and 1 <> (
      select count(*) from code_uses u join codes d on d.seller_id = u.seller_id and d.code_id = u.code_id
      where u.seller_id = o.seller_id and u.order_number = o.unique_id and d.code = o.code)`,
  'a code that counts other uses than it has': sql`
    select 1 from codes c where (c.held, c.spent) <> (
      select count(*) filter (where state = 'held'), count(*) filter (where state = 'spent') from code_uses u
      where u.seller_id = c.seller_id and u.code_id = c.code_id)`,
  'an offer of a waiting list that does not hold its tickets, or holds some when it is over': sql`
    select 1 from waiting_offers o where (
      select count(*) from tickets t where t.seller_id = o.seller_id and t.ticket_id = any(o.ticket_ids) and (
        (t.holder_kind = 'waiting' and t.holder_id = o.offer_uuid::text) or exists (
          select from carts c where c.seller_id = t.seller_id and c.offer_uuid = o.offer_uuid
            and t.holder_kind = 'cart' and t.holder_id = c.cart_uuid::text))) <>
      case o.state when 'open' then cardinality(o.ticket_ids) else 0 end`,
  'a level that counts other people than wait for it': sql`
    select 1 from level_stock s where s.waiting <> (
      select count(*) from waiting_entries e where e.seller_id = s.seller_id and e.state = 'waiting'
        and s.price_level_id = any(e.level_ids))`,
  'a ticket that is offered back without its return, or the other way round': sql`
    select 1 from (select * from tickets where offered_back) t
    full join (select * from ticket_returns where state = 'open') r
      on r.seller_id = t.seller_id and r.ticket_id = t.ticket_id and r.line_id = t.line_id
    where t.ticket_id is null or r.ticket_id is null`,
  'a return that was bought without its money on the way back': sql`
    select 1 from ticket_returns r
    left join order_changes c on c.seller_id = r.seller_id and c.change_id = r.change_id
    where r.state = 'bought' and (c.change_id is null or c.state not in ('effective', 'settled', 'reverted')
      or -c.total_cents > (
        select sum(o.tickets_cents + o.fees_cents + o.taxes_cents) from ticket_returns o
        where o.seller_id = r.seller_id and o.change_id = r.change_id))`,
  'an offer that was taken without its order': sql`
    select 1 from waiting_offers o where o.state = 'taken' and not exists (
      select from orders s join carts c on c.seller_id = s.seller_id and c.cart_uuid = s.cart_uuid
      where s.seller_id = o.seller_id and c.offer_uuid = o.offer_uuid and s.unique_id = o.order_number)`,
  'an order whose paid amount is not that of its payments': sql`
    select 1 from orders o where o.paid_cents <> coalesce((
      select sum(p.amount_cents) from order_payments p where p.seller_id = o.seller_id
        and p.order_id = o.order_id and p.captured_at is not null), 0)`,
  'an order that counts other tickets than its lines': sql`
    select 1 from orders o where o.tickets <> coalesce((
      select sum(l.quantity - l.canceled) from order_lines l where l.seller_id = o.seller_id
        and l.order_id = o.order_id and not l.is_add_on), 0)`,
  'a paid order that says otherwise': sql`
    select 1 from orders o where o.paid_cents - o.returned_cents >= o.owed_cents and o.state in ('STATUS_ORDER_PAYMENT_DUE',
      'STATUS_ORDER_PART_PAID', 'STATUS_ORDER_PAYMENT_FAILED')`,
  'a captured installment whose receipt was not written': sql`
    select 1 from orders o where o.cart_uuid is null and o.guest_request_uuid is null
      and o.counter_sale_uuid is null and (
      select count(*) from order_payments p where p.seller_id = o.seller_id and p.order_id = o.order_id
        and p.captured_at is not null) <> (
      select count(*) from mails m where m.seller_id = o.seller_id and m.kind = 'installment-paid'
        and m.subject like '%Z' || o.unique_id || '%')`,
  'an attempt that paid and is not in the ledger': sql`
    select 1 from payment_intents i where i.state in ('succeeded', 'unfulfilled') and not exists (
      select from ledger l where l.seller_id = i.seller_id and l.ref = i.ref)`,
  'a cart that is being paid without an attempt': sql`
    select 1 from carts c where c.state = 'PAYING' and not exists (
      select from payment_intents i where i.seller_id = c.seller_id and i.target_id = c.cart_uuid::text
        and i.state in ('planned', 'dispatched', 'unknown', 'held', 'attention'))`,
  'a live attempt whose cart is not being paid': sql`
    select 1 from payment_intents i join carts c on c.seller_id = i.seller_id and c.cart_uuid::text = i.target_id
    where i.kind = 'charge' and i.state in ('planned', 'dispatched', 'unknown', 'held', 'attention')
      and c.state <> 'PAYING'`,
  'an ordered cart without an order': sql`
    select 1 from carts c where c.state = 'ORDERED' and not exists (
      select from orders o where o.seller_id = c.seller_id and o.cart_uuid = c.cart_uuid)`,
  'a line whose tickets are not sold to it': sql`
    select 1 from order_lines l where l.quantity - l.canceled <> (
      select count(*) from tickets t where t.seller_id = l.seller_id and t.line_id = l.line_id
        and t.price_level_id = l.price_level_id and t.state = 'sold')`,
  'a cart that is being paid and lost a ticket': sql`
    select 1 from carts c join cart_lines l on l.seller_id = c.seller_id and l.cart_uuid = c.cart_uuid
    where c.state = 'PAYING' and l.quantity <> (
      select count(*) from tickets t where t.seller_id = c.seller_id and t.holder_id = c.cart_uuid::text
        and t.price_level_id = l.price_level_id and t.holder_kind = 'cart' and t.held_until > '9000-01-01')`,
  'a ticket that is held for a cart that is over': sql`
    select 1 from tickets t join carts c on c.seller_id = t.seller_id and c.cart_uuid::text = t.holder_id
    where t.holder_kind = 'cart' and c.state not in ('REVIEW', 'CHECKOUT', 'PAYING')`,
  'a level whose counts differ from its tickets': sql`
    select 1 from level_stock s where
      (s.capacity, s.held, s.sold, s.held_by_house, s.held_by_draw, s.held_by_guests,
        s.held_by_waiting) <> (
      select count(*)::int, (count(*) filter (where state = 'held'))::int, (count(*) filter (where state = 'sold'))::int,
        (count(*) filter (where holder_kind = 'house'))::int, (count(*) filter (where holder_kind = 'draw'))::int,
        (count(*) filter (where holder_kind = 'guest'))::int, (count(*) filter (where state = 'held' and holder_kind = 'waiting'))::int
      from tickets t where t.seller_id = s.seller_id and t.price_level_id = s.price_level_id)`,
  'a ticket that is sold and has no live sale, or the other way round': sql`
    select 1 from (select * from order_tickets where canceled_at is null) s
    full join (select * from tickets where state = 'sold') t
      on t.seller_id = s.seller_id and t.ticket_id = s.ticket_id and t.line_id = s.line_id
    where s.ticket_id is null or t.ticket_id is null`,
  'an order whose confirmation was not written': sql`
    select 1 from orders o where o.cart_uuid is not null and 1 <> (
      select count(*) from mails m where m.seller_id = o.seller_id and m.kind = 'order-placed'
        and m.subject like '%Z' || o.unique_id || '%')`,
  'an order whose paid amount is not the ledger’s': sql`
    select 1 from orders o where o.paid_cents <> coalesce((
      select sum(l.amount_cents) from ledger l join order_payments p on p.seller_id = l.seller_id
        and coalesce(p.intent_ref, p.hand_ref) = l.ref
      where p.seller_id = o.seller_id and p.order_id = o.order_id), 0)`,
  'money that went back and is not in the ledger': sql`
    select 1 from order_returns r where r.state = 'returned' and (r.way = 'gateway' or r.hand_ref is not null) and not exists (
      select from ledger l where l.seller_id = r.seller_id and l.ref = coalesce(r.intent_ref, r.hand_ref)
        and l.amount_cents = -r.amount_cents)`,
  'an order whose sums are not those of its changes, its returns and its lines': sql`
    select 1 from orders o where wrong_of_order(o.seller_id, o.order_id) is not null`,
  'an order whose payments to come are not what is left to pay': sql`
    select 1 from orders o join (
      select seller_id, order_id,
        sum(amount_cents) filter (where captured_at is null and voided_at is null and change_id is null) as coming
      from order_payments group by seller_id, order_id) p on p.seller_id = o.seller_id and p.order_id = o.order_id
    where coalesce(p.coming, 0) <> greatest(o.owed_cents - (o.paid_cents - o.returned_cents), 0)`,
  'a canceled order that owes something or has a ticket': sql`
    select 1 from orders o where o.state = 'STATUS_ORDER_CANCELED' and (o.owed_cents > 0 or exists (
      select from order_lines l join order_tickets s on s.seller_id = l.seller_id and s.line_id = l.line_id
      where l.seller_id = o.seller_id and l.order_id = o.order_id and s.canceled_at is null))`,
};

/** What each of them is called. */
export const bookChecks: readonly string[] = Object.keys(wrongs);

export async function findWrongs(db: Db): Promise<Books['wrong']> {
  const wrong: Books['wrong'] = {};
  for (const [what, rows] of Object.entries(wrongs)) {
    const counted = await sql<{ many: number }>`select count(*)::int as many from (${rows}) r`.execute(db);
    if (counted.rows[0]!.many > 0) wrong[what] = counted.rows[0]!.many;
  }
  return wrong;
}

/** `gateway` is where the stand-in keeps its books, which may be another database. */
export async function readBooks(db: Db, gateway: Db = db): Promise<Books> {
  const wrong = await findWrongs(db);
  const ours = await sql<{ orders: number; cents: number }>`
    select (select count(*)::int from orders) as orders,
      (select coalesce(sum(amount_cents), 0)::int from ledger where method = 'card') as cents`.execute(db);
  const theirs = await sql<{ cents: number }>`
    select coalesce(sum(case when kind = 'charge' and status = 'captured' then amount_cents
      when kind = 'refund' and status = 'refunded' then -amount_cents else 0 end), 0)::int as cents
    from standin_transactions`.execute(gateway);
  return {
    orders: ours.rows[0]!.orders,
    ledgerCents: ours.rows[0]!.cents,
    gatewayCents: theirs.rows[0]!.cents,
    wrong,
  };
}
