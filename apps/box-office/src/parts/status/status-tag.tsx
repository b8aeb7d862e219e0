import { statusWords } from '@stagedoor/rules/requests/status-texts';
import { Tag } from '@stagedoor/ui/tag';
import type { TagProps } from '@stagedoor/ui/tag';
import { useStaff } from '../session/use-staff.ts';
import { requestWords } from './request-words.ts';

const looks: Readonly<Record<string, Pick<TagProps, 'tone' | 'icon'>>> = {
  STATUS_ORDER_PAYMENT_DUE: { icon: 'clock' },
  STATUS_ORDER_PAYMENT_FAILED: { tone: 'attention', icon: 'alert' },
  STATUS_ORDER_READY: { tone: 'good', icon: 'check' },
  STATUS_ORDER_DELIVERED: { tone: 'good', icon: 'check' },
  STATUS_ORDER_CANCELED: { icon: 'close' },
  STATUS_REQUEST_PENDING: { icon: 'clock' },
  STATUS_REQUEST_PROCESSING: { icon: 'clock' },
  STATUS_REQUEST_CONFIRMED: { tone: 'good', icon: 'check' },
};

/** What has become of an order, in the words that its customer reads, or of a request. */
export function StatusTag({ status }: { status: string }) {
  const { statusTexts } = useStaff().workplace;
  return <Tag {...looks[status]}>{requestWords[status] ?? statusWords(statusTexts, status)}</Tag>;
}
