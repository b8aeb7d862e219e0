// Orders by what else is known of them.
import type { ListedOrder } from '@stagedoor/contract/calls/office/orders';
import { seatWords } from '@stagedoor/rules/staff/seat-words';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { officePayments } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import type { OrderScope } from './order-filter-pieces.ts';
import { readListedOrders } from './read-listed-orders.ts';

const MOST = 8;

/** Whoever sits there, at whichever show. */
function onSeat(sellerId: number, words: string): RawBuilder<unknown> {
  const spoken = seatWords(words);
  if (!spoken) return sql`select null::int where false`;
  const { section, row, seat } = spoken;
  const there =
    section === undefined ? sql`true` : sql`starts_with(lower(s.section_name), lower(${section}))`;
  return sql`
    select l.order_id from order_tickets s join order_lines l on l.seller_id = s.seller_id and l.line_id = s.line_id
    where s.seller_id = ${sellerId} and s.canceled_at is null and s.seat_name is not null
      and lower(s.row_name) = lower(${row}) and lower(s.seat_name) = lower(${seat}) and ${there}`;
}

/** Each way by its own index: a tracking number, a seat, a card's last four, a gateway's reference or transaction. */
function knownBy(sellerId: number, words: string): RawBuilder<unknown> {
  const { cards, refs, targets } = officePayments.found(sellerId, words, ORDER_PAYMENT);
  const paid = sql`select p.order_id from order_payments p where p.seller_id = ${sellerId} and`;
  return sql`
    select t.order_id from orders t where t.seller_id = ${sellerId} and t.tracking_number = ${words}
    union all ${onSeat(sellerId, words)}
    union all ${paid} p.payment_method_id in (${cards})
    union all ${paid} p.intent_ref in (${refs})
    union all ${paid} p.payment_id in (select target::int from (${targets}) t (target))`;
}

async function findByWords(db: Db, scope: OrderScope, words: string): Promise<ListedOrder[]> {
  const other = sql`o.order_id in (${knownBy(scope.sellerId, words)})`;
  const [byWords, byOther] = await Promise.all([
    readListedOrders(db, scope, { words }, {}, MOST),
    readListedOrders(db, scope, {}, {}, MOST, other),
  ]);
  const seen = new Set(byWords.rows.map(({ number }) => number));
  return [...byWords.rows, ...byOther.rows.filter(({ number }) => !seen.has(number))].slice(0, MOST);
}

/**
 * A customer's orders, or those that words may mean: by number, last digits, customer, tracking number, seat, card,
 * reference or transaction. The latest first, at the outlets where somebody works.
 */
export async function findOrders(
  db: Db,
  scope: OrderScope,
  wanted: { userId: number } | { words: string },
): Promise<ListedOrder[]> {
  if ('words' in wanted) return findByWords(db, scope, wanted.words);
  return (await readListedOrders(db, scope, wanted, {})).rows;
}
