import { CallError } from '@stagedoor/client/call-error';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { useGuestReceipt } from '../../parts/invitation/use-guest-receipt.ts';
import { MessagePage } from '../../parts/message-page.tsx';
import styles from './guest-receipt.module.css';
import { ReceiptOf } from './receipt-of.tsx';

const isMissing = (error: Error | null): boolean => error instanceof CallError && error.status === 404;

/** RECEIPT-14 to RECEIPT-17: for whoever holds the invitation; for everybody else there is none. */
export function GuestReceipt({ uuid }: { uuid: string }) {
  const { data, error, isFetching, refetch } = useGuestReceipt(uuid);
  if (data) return <ReceiptOf receipt={data} />;
  if (isMissing(error)) return <MessagePage message={receiptMessages.notFound} status={404} />;
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
