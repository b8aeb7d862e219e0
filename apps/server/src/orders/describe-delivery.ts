import type { Order } from '@stagedoor/contract/entities/order';
import { orNone } from '../platform/db/or-none.ts';
import type { OrderRow } from './order-store.ts';

/** How an order's tickets get there, as it was called when they were bought. */
export function describeDelivery(order: OrderRow): Order['delivery'] {
  const { delivery_method_id, delivery_type_id, delivery_name } = order;
  if (delivery_method_id === null || delivery_type_id === null || delivery_name === null) return undefined;
  return {
    id: delivery_method_id,
    deliveryType: delivery_type_id,
    name: delivery_name,
    notes: orNone(order.delivery_notes),
  };
}
