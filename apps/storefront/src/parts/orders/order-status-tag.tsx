import type { Order } from '@stagedoor/contract/entities/order';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { Tag } from '@stagedoor/ui/tag';
import type { TagProps } from '@stagedoor/ui/tag';
import { useNow } from '@stagedoor/screens/clock';
import { orderNewsOf } from './order-news-of.ts';
import { useTimes } from '../shop/use-times.ts';

const tones: Record<string, TagProps['tone']> = {
  STATUS_ORDER_PAID: 'good',
  STATUS_ORDER_READY: 'good',
  STATUS_ORDER_DELIVERED: 'good',
  STATUS_ORDER_PAYMENT_FAILED: 'attention',
};

/** How the order stands. While a payment is being confirmed, how the last one ended is no news. */
export function OrderStatusTag({ order }: { order: Order }) {
  const times = useTimes();
  const { kind } = orderNewsOf(order, useNow(), times);
  if (kind === 'charging') return <Tag>{installmentMessages.charging}</Tag>;
  return <Tag tone={tones[order.status.state]}>{order.status.customerStatus}</Tag>;
}
