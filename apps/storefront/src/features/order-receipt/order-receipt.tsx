import { CallError } from '@stagedoor/client/call-error';
import { getOrder } from '@stagedoor/contract/calls/order';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { useAnswer } from '../../parts/calls/use-answer.ts';
import { MessagePage } from '../../parts/message-page.tsx';
import { usePageTitle } from '../../parts/page/page-facts.ts';
import { ReceiptOf } from './receipt-of.tsx';
import styles from './order-receipt.module.css';

const isMissing = (error: Error | null): boolean => error instanceof CallError && error.status === 404;

/** The receipt of an own order; anybody else's is as if it did not exist. */
export function OrderReceipt({ number }: { number: string }) {
  usePageTitle(receiptMessages.orderNumber(number));
  const { data, error, isFetching, refetch } = useAnswer(getOrder, { number });
  if (data) return <ReceiptOf order={data.order} />;
  if (isMissing(error)) return <MessagePage message={orderHistoryMessages.notFound} status={404} />;
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
