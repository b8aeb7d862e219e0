import type { WebhookDelivery } from '@stagedoor/contract/calls/office/webhooks';
import { Tag } from '@stagedoor/ui/tag';

/** The status they answered with, or that they did not. */
export function AnswerTag({
  delivery: { tries, status, isDelivered, isLeft },
}: {
  delivery: WebhookDelivery;
}) {
  if (isLeft) return <Tag>Left</Tag>;
  if (tries === 0) return <Tag>Waits</Tag>;
  return <Tag tone={isDelivered ? 'good' : 'critical'}>{status ?? 'No answer'}</Tag>;
}
