import type { Webhook } from '@stagedoor/contract/calls/office/webhooks';
import { kindWords } from '@stagedoor/rules/webhooks/webhook-kinds';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { placeOf } from './place-of.ts';
import { WebhookMenu } from './webhook-menu.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

function State({ isPaused, failingSince, sent }: Webhook) {
  const { formatDateTime } = useTimes();
  if (isPaused) return <Tag tone="critical">Paused</Tag>;
  if (failingSince) return <Tag tone="attention">Fails since {formatDateTime(failingSince)}</Tag>;
  return sent > 0 ? <Tag tone="good">Answers</Tag> : <Tag>Nothing sent yet</Tag>;
}

const lastDay = ({ sent, failed }: Webhook): string =>
  failed > 0 ? `${failed} of ${Math.max(sent, failed)} failed` : String(sent);

export function webhookColumns(manages: boolean): OfficeColumn<Webhook>[] {
  const columns: OfficeColumn<Webhook>[] = [
    { key: 'url', header: 'Address', phone: 'title', cell: ({ url }) => <strong>{placeOf(url)}</strong> },
    { key: 'kinds', header: 'Tells of', cell: ({ kinds }) => kinds.map(kindWords).join(', ') },
    { key: 'day', header: 'Last day', align: 'end', cell: lastDay },
    { key: 'state', header: 'State', cell: State },
  ];
  if (manages)
    columns.push({
      key: 'actions',
      header: 'Actions',
      phone: 'corner',
      cell: (webhook) => <WebhookMenu webhook={webhook} />,
    });
  return columns;
}
