import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { leaveDelivery, listDeliveries, tryDeliveries } from '@stagedoor/contract/calls/office/webhooks';
import type { Webhook, WebhookDelivery } from '@stagedoor/contract/calls/office/webhooks';
import { Button } from '@stagedoor/ui/button';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { useToasts } from '@stagedoor/ui/toast';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import styles from './connections.module.css';
import { deliveryColumns } from './delivery-columns.tsx';
import { OneDelivery } from './one-delivery.tsx';
import { placeOf } from './place-of.ts';

/** What went to an address, and what they answered. */
export function DeliveriesPanel({ webhook: { id, url } }: { webhook: Webhook }) {
  const [onlyFailed, setOnlyFailed] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const answer = useOfficeAnswer(listDeliveries, { id, failed: onlyFailed });
  const send = useOfficeSend(tryDeliveries);
  const leave = useOfficeSend(leaveDelivery);
  const toasts = useToasts();
  const retry = (deliveryId?: string) =>
    send.mutate({ id, deliveryId }, { onError: (error) => toasts.error('Not sent', wordsOf(error)) });
  const setAside = (deliveryId: string) =>
    leave.mutate({ id, deliveryId }, { onError: (error) => toasts.error('Not left', wordsOf(error)) });
  const rows = answer.data?.deliveries;
  const failed = answer.data?.failed ?? 0;
  const open = rows?.find((row) => row.id === openId) ?? rows?.[0];
  const table = (
    <Panel
      title={`Deliveries to ${placeOf(url)}`}
      flush
      aside={
        <Button look="link" aria-pressed={onlyFailed} onClick={() => setOnlyFailed(!onlyFailed)}>
          {onlyFailed ? 'Show all' : `Only failed (${failed})`}
        </Button>
      }
      foot={<RetryAll failed={failed} busy={send.isPending} onRetry={() => retry()} />}
    >
      <OfficeTable<WebhookDelivery>
        caption={`Deliveries to ${placeOf(url)}`}
        columns={deliveryColumns}
        rows={rows}
        rowKey={(row) => row.id}
        focused={open?.id}
        onFocus={setOpenId}
        instead={
          (answer.isError && <AnswerFailed answer={answer} what="The list of deliveries" />) ||
          (rows?.length === 0 && <p className={styles.nothing}>Nothing was sent there yet.</p>)
        }
      />
    </Panel>
  );
  if (!open) return table;
  return (
    <SideColumn
      side={
        <OneDelivery
          delivery={open}
          url={url}
          busy={send.isPending || leave.isPending}
          onRetry={() => retry(open.id)}
          onLeave={() => setAside(open.id)}
        />
      }
    >
      {table}
    </SideColumn>
  );
}

const RetryAll = ({ failed, busy, onRetry }: { failed: number; busy: boolean; onRetry: () => void }) => (
  <div className={styles.foot}>
    <p className={styles.quiet}>Tried again after 1, 5, 15 and 30 minutes, then each hour for three days.</p>
    {failed > 0 && (
      <Button look="lined" size="s" busy={busy} onClick={onRetry}>
        Try all {failed} again
      </Button>
    )}
  </div>
);
