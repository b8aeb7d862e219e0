import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestGroup } from '@stagedoor/rules/request-status';
import { Tag } from '@stagedoor/ui/tag';

const tones = { pending: 'neutral', processing: 'attention', confirmed: 'good', denied: 'critical' } as const;

/** STATUS-08: a request's status in the outlet's words. */
export function RequestStatusTag({ status }: Pick<SeriesRequest, 'status'>) {
  return <Tag tone={tones[requestGroup(status.constant) ?? 'pending']}>{status.customerStatus}</Tag>;
}
