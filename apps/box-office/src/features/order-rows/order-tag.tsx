import type { OrderState } from '@stagedoor/rules/machines/order';
import { statusWords } from '@stagedoor/rules/requests/status-texts';
import { Tag } from '@stagedoor/ui/tag';
import type { TagProps } from '@stagedoor/ui/tag';
import { useStaff } from '../../parts/session/use-staff.ts';

const looks: Partial<Record<OrderState, Pick<TagProps, 'tone' | 'icon'>>> = {
  STATUS_ORDER_PAYMENT_DUE: { icon: 'clock' },
  STATUS_ORDER_PAYMENT_FAILED: { tone: 'attention', icon: 'alert' },
  STATUS_ORDER_READY: { tone: 'good', icon: 'check' },
  STATUS_ORDER_DELIVERED: { tone: 'good', icon: 'check' },
  STATUS_ORDER_CANCELED: { icon: 'close' },
};

/** What has become of an order, in the words that its customer reads. */
export function OrderTag({ state }: { state: OrderState }) {
  const { statusTexts } = useStaff().workplace;
  return <Tag {...looks[state]}>{statusWords(statusTexts, state)}</Tag>;
}
