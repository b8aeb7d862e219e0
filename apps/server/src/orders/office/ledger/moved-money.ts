import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { officePayments } from '../../../payments/index.ts';
import type { Span } from '../../../payments/index.ts';
import { ORDER_PAYMENT } from '../../order-payment-kind.ts';
import type { OrderScope } from '../order-filter-pieces.ts';
import '../../tables.ts';

export interface LedgerFilter extends Span {
  outletId?: number | undefined;
}

/** What no order came of belongs to no outlet: only those see it who see them all. */
export function atTheirOutlets(
  { outletIds }: OrderScope,
  outletId: number | undefined,
  column: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (outletId !== undefined && outletIds !== 'all' && !outletIds.includes(outletId)) return sql`false`;
  const wanted = outletId === undefined ? outletIds : [outletId];
  return wanted === 'all' ? sql`true` : sql`${column} = any (${wanted}::int[])`;
}

type MovementPieces = Parameters<typeof officePayments.movementsWithin>[2];

/** Movements with the order that each belongs to. */
export const movedMoney = (
  scope: OrderScope,
  filter: LedgerFilter,
  pieces?: MovementPieces,
): RawBuilder<unknown> => sql`
  select m.*, o.order_id, o.unique_id, o.outlet_id, o.code
  from (${officePayments.movementsWithin(scope.sellerId, filter, pieces)}) m
  left join order_payments p on p.seller_id = ${scope.sellerId} and p.intent_ref = m.charge_ref
  left join order_payments d on p.payment_id is null and d.seller_id = ${scope.sellerId}
    and d.payment_id = case when m.target_kind = ${ORDER_PAYMENT}::text then m.target_id::int end
  left join orders o on o.seller_id = ${scope.sellerId} and o.order_id = coalesce(p.order_id, d.order_id)
  where ${atTheirOutlets(scope, filter.outletId, sql`o.outlet_id`)}`;
