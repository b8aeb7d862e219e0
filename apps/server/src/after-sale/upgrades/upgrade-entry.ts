import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { OrderRow } from '../../orders/index.ts';

export const upgradeEntry = (order: OrderRow, after: Record<string, number>, reason?: string) => ({
  subject: { kind: 'order', id: orderNumber(order.unique_id) },
  outletId: order.outlet_id,
  after,
  reason,
});
