import type { OrderState } from '@stagedoor/rules/machines/order';
import { orderStatusMessages } from '@stagedoor/rules/messages/order-status';
import { Tag } from '@stagedoor/ui/tag';
import type { TagProps } from '@stagedoor/ui/tag';

const looks: Partial<Record<OrderState, Pick<TagProps, 'tone' | 'icon'>>> = {
  STATUS_ORDER_PAYMENT_FAILED: { tone: 'attention', icon: 'alert' },
  STATUS_ORDER_READY: { tone: 'good', icon: 'check' },
  STATUS_ORDER_DELIVERED: { tone: 'good', icon: 'check' },
};

/** What has become of an order, in the words that its customer reads. */
export const OrderTag = ({ state }: { state: OrderState }) => (
  <Tag {...looks[state]}>{orderStatusMessages[state]}</Tag>
);
