import type { WebhookDelivery } from '@stagedoor/contract/calls/office/webhooks';
import { kindWords } from '@stagedoor/rules/webhooks/webhook-kinds';
import { ordinal } from '@stagedoor/rules/writing/ordinal';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Moment } from '../../parts/time/moment.tsx';
import { AnswerTag } from './answer-tag.tsx';
import styles from './connections.module.css';

export const tookWords = (tookMs: number | undefined): string =>
  tookMs === undefined ? '' : `${(tookMs / 1000).toFixed(1)} s`;

/** Of what was not taken, also when it is tried again. */
const Answer = (delivery: WebhookDelivery) => (
  <>
    <AnswerTag delivery={delivery} />
    {delivery.nextAt && delivery.tries > 0 && (
      <span className={styles.quiet}>
        {' '}
        {ordinal(delivery.tries + 1)} try <Moment at={delivery.nextAt} />
      </span>
    )}
  </>
);

export const deliveryColumns: OfficeColumn<WebhookDelivery>[] = [
  { key: 'at', header: 'When', cell: ({ at }) => <Moment at={at} /> },
  { key: 'what', header: 'What', phone: 'title', cell: ({ kind }) => kindWords(kind) },
  { key: 'about', header: 'About', cell: ({ subject }) => subject },
  { key: 'answer', header: 'Answer', cell: Answer },
  { key: 'took', header: 'Took', align: 'end', cell: ({ tookMs }) => tookWords(tookMs) },
];
