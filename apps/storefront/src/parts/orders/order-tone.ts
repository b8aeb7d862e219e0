import type { Order } from '@stagedoor/contract/entities/order';
import type { TagProps } from '@stagedoor/ui/tag';

const tones: Record<string, TagProps['tone']> = {
  STATUS_ORDER_PAID: 'good',
  STATUS_ORDER_READY: 'good',
  STATUS_ORDER_DELIVERED: 'good',
  STATUS_ORDER_PAYMENT_FAILED: 'attention',
};

export const statusTone = ({ status }: Order): TagProps['tone'] => tones[status.state] ?? 'neutral';
