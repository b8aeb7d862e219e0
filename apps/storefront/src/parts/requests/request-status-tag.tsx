import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestGroup } from '@stagedoor/rules/requests/request-status';
import { Tag } from '@stagedoor/ui/tag';

const tones = { pending: 'neutral', processing: 'attention', confirmed: 'good', denied: 'neutral' } as const;

/** STATUS-08: a request's status in the outlet's words. */
export function RequestStatusTag({ status }: Pick<SeriesRequest, 'status'>) {
  const inPart = status.constant === 'STATUS_REQUEST_CONFIRMED_PARTIAL';
  const tone = inPart ? 'attention' : tones[requestGroup(status.constant) ?? 'pending'];
  return <Tag tone={tone}>{status.customerStatus}</Tag>;
}
