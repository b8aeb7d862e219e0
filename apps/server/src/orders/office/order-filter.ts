// Which orders a list of the office is about.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { customersByWords } from '../../accounts/index.ts';
import type { OrderState } from '@stagedoor/rules/machines/order';
import '../tables.ts';

export interface OrderFilter {
  words?: string | undefined;
  /** With dots between them. */
  states?: string | undefined;
  outletId?: number | undefined;
  eventId?: number | undefined;
  userId?: number | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
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
  return sql`o.seller_id = ${sellerId} and ${where}`;
}

export const ordersAtEvent = (sellerId: number, eventId: number): RawBuilder<unknown> => sql`
  select e.order_id from order_events e where e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}`;

/**
 * Conditions on `orders o`. For the `first` of a list an event is looked up order by order; for the `whole` of it its
 * orders are fetched by their ids, instead of reading every order there is.
 */
export function matchingOrders(
  scope: OrderScope,
  filter: OrderFilter,
  wanted: 'first' | 'whole' = 'first',
): RawBuilder<unknown> {
  const { words: typed, states, outletId, eventId, userId, from, to } = filter;
  const words = typed?.trim();
  const parts = [
    atOutlets(scope, outletId),
    ...(states ? [sql`o.state = any (${statesOf(states)}::text[])`] : []),
    ...(userId === undefined ? [] : [sql`o.user_id = ${userId}`]),
    ...(from ? [sql`o.created_at >= ${from}`] : []),
    ...(to ? [sql`o.created_at < ${to}`] : []),
    ...(words ? [matchingWords(scope.sellerId, words)] : []),
    ...(eventId === undefined
      ? []
      : [
          wanted === 'first'
            ? sql`o.order_id in (${ordersAtEvent(scope.sellerId, eventId)})`
            : sql`o.order_id = any (array(${ordersAtEvent(scope.sellerId, eventId)}))`,
        ]),
  ];
  return sql.join(parts, sql` and `);
}
