import { getSeriesRequests } from '@stagedoor/contract/calls/requests';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { useAnswer } from '../../parts/calls/use-answer.ts';
import { MessagePage } from '../../parts/message-page.tsx';
import { usePageTitle } from '../../parts/page/page-facts.ts';
import styles from './request-receipt.module.css';
import { ReceiptOf } from './receipt-of.tsx';

interface RequestReceiptProps {
  number: string;
  /** Of the event request. */
  uuid: string;
}

/** The receipt of an own request; anybody else's is as if it did not exist. */
export function RequestReceipt({ number, uuid }: RequestReceiptProps) {
  usePageTitle(receiptMessages.requestNumber(number));
  const { data, error, isFetching, refetch } = useAnswer(getSeriesRequests, { number });
  const request = data?.[0];
  const eventRequest = request?.eventRequests.find((each) => each.uuid === uuid);
  if (request && eventRequest) return <ReceiptOf request={request} eventRequest={eventRequest} />;
  if (data) return <MessagePage message={requestHistoryMessages.notFound} status={404} />;
  return (
    <Page narrow className={styles.page}>
      {error ? (
        <ErrorState titleLevel={1} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="card" count={3} keeps="window" />
      )}
    </Page>
  );
}
