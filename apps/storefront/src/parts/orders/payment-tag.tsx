import type { ScheduledPayment } from '@stagedoor/contract/entities/order';
import { installmentMessages as messages } from '@stagedoor/rules/messages/installments';
import { Tag } from '@stagedoor/ui/tag';

/** INSTAL-08: `Paid`, `Attention needed`, on its way, or nothing for one that is still to come. */
export function PaymentTag({ payment: { captured, failed, charging } }: { payment: ScheduledPayment }) {
  if (captured) return <Tag tone="good">{messages.paid}</Tag>;
  if (charging) return <Tag>{messages.charging}</Tag>;
  return failed && <Tag tone="attention">{messages.attentionNeeded}</Tag>;
}
