import type { WebhookDelivery } from '@stagedoor/contract/calls/office/webhooks';
import { kindWords } from '@stagedoor/rules/webhooks/webhook-kinds';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Moment } from '../../parts/time/moment.tsx';
import { AnswerTag } from './answer-tag.tsx';

export const tookWords = (tookMs: number | undefined): string =>
  tookMs === undefined ? '' : `${(tookMs / 1000).toFixed(1)} s`;

export const deliveryColumns: OfficeColumn<WebhookDelivery>[] = [
  { key: 'at', header: 'When', cell: ({ at }) => <Moment at={at} /> },
  { key: 'what', header: 'What', phone: 'title', cell: ({ kind }) => kindWords(kind) },
  { key: 'about', header: 'About', cell: ({ subject }) => subject },
  { key: 'answer', header: 'Answer', cell: (delivery) => <AnswerTag delivery={delivery} /> },
  { key: 'took', header: 'Took', align: 'end', cell: ({ tookMs }) => tookWords(tookMs) },
];
