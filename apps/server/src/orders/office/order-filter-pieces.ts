// Which orders a list of the office is about.
import { sql } from 'kysely';
import type { OrderView } from '@stagedoor/contract/calls/office/orders';
import { WILL_CALL } from '@stagedoor/rules/delivery/delivery-types';
import type { RawBuilder } from 'kysely';
import { customersByWords } from '../../accounts/index.ts';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { officePayments } from '../../payments/index.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { isToSend } from '../shipping/is-to-send.ts';
import '../tables.ts';

export interface OrderFilter {
  words?: string | undefined;
  /** With dots between them. */
  states?: string | undefined;
  outletId?: number | undefined;
  /** With dots between them. */
  eventIds?: string | undefined;
  /** Types of delivery, with dots between them. */
  deliveries?: string | undefined;
  view?: OrderView | undefined;
  /** Those that were chosen one by one. */
  numbers?: readonly string[] | undefined;
  userId?: number | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  changedSince?: Date | undefined;
}

/** A seller's orders at the outlets where somebody works. */
export interface OrderScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}

export const statesOf = (states: string | undefined): OrderState[] =>
  (states ?? '').split('.').filter(Boolean) as OrderState[];

/** `Z4100000114`, `4100000114`, or its last digits. */
const digitsOf = (words: string): string | undefined => /^z?(\d{3,10})$/i.exec(words)?.[1];

function matchingWords(sellerId: number, words: string): RawBuilder<unknown> {
  const digits = digitsOf(words);
  if (digits) {
    const backwards = `${[...digits].toReversed().join('')}%`;
    return sql`reverse(o.unique_id) like ${backwards}`;
  }
  return sql`o.user_id in (${customersByWords(sellerId, words)})`;
}

export function atOutlets({ sellerId, outletIds }: OrderScope, outletId?: number): RawBuilder<unknown> {
  const wanted = outletId === undefined ? outletIds : [outletId];
  const allowed = outletIds === 'all' || outletId === undefined || outletIds.includes(outletId);
  if (!allowed) return sql`false`;
  const where = wanted === 'all' ? sql`true` : sql`o.outlet_id = any (${wanted}::int[])`;
  return sql`o.seller_id = ${sellerId} and ${where} and o.hidden_at is null`;
}

/** SETUP-08: what counts as sold. */
export const noTests = sql`not o.is_test`;

const idsOf = (dotted: string | undefined): number[] =>
  (dotted ?? '')
    .split('.')
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number);

export const ordersAtEvents = (sellerId: number, eventIds: readonly number[]): RawBuilder<unknown> => sql`
  select e.order_id from order_events e
  where e.seller_id = ${sellerId} and e.outlet_event_id = any (${[...eventIds]}::int[])`;

/** Conditions on `orders o`: what somebody has to do something about. */
export function orderView(sellerId: number, view: OrderView): RawBuilder<unknown> {
  if (view === 'to-ship') return isToSend;
  if (view === 'will-call')
    return sql`o.delivery_type_id = ${sql.lit(WILL_CALL)} and o.state in ('STATUS_ORDER_PAID', 'STATUS_ORDER_READY')`;
  return sql`o.order_id in (
    select p.order_id from order_payments p where p.seller_id = ${sellerId} and p.payment_id in (
      select target::int from (${officePayments.unknownTargets(sellerId, ORDER_PAYMENT)}) t (target)))`;
}

function atSomeEvents(sellerId: number, dotted: string, wanted: 'first' | 'whole'): RawBuilder<unknown> {
  const piece = ordersAtEvents(sellerId, idsOf(dotted));
  return wanted === 'first' ? sql`o.order_id in (${piece})` : sql`o.order_id = any (array(${piece}))`;
}

/**
 * Conditions on `orders o`. For the `first` of a list an event is looked up order by order; for the `whole` of it its
 * orders are fetched by their ids, instead of reading every order there is.
 */
export function matchingOrders(
  scope: OrderScope,
  filter: OrderFilter,
  wanted: 'first' | 'whole' = 'first',
): RawBuilder<unknown> {
  const {
    words: typed,
    states,
    outletId,
    eventIds,
    deliveries,
    view,
    numbers,
    userId,
    from,
    to,
    changedSince,
  } = filter;
  const words = typed?.trim();
  const parts = [
    atOutlets(scope, outletId),
    ...(states ? [sql`o.state = any (${statesOf(states)}::text[])`] : []),
    ...(deliveries ? [sql`o.delivery_type_id = any (${idsOf(deliveries)}::int[])`] : []),
    ...(view ? [orderView(scope.sellerId, view)] : []),
    ...(numbers ? [sql`o.unique_id = any (${numbers.map((number) => number.slice(1))}::text[])`] : []),
    ...(userId === undefined ? [] : [sql`o.user_id = ${userId}`]),
    ...(from ? [sql`o.created_at >= ${from}`] : []),
    ...(to ? [sql`o.created_at < ${to}`] : []),
    ...(changedSince ? [sql`o.updated_at >= ${changedSince}`] : []),
    ...(words ? [matchingWords(scope.sellerId, words)] : []),
    ...(eventIds ? [atSomeEvents(scope.sellerId, eventIds, wanted)] : []),
  ];
  return sql.join(parts, sql` and `);
}
