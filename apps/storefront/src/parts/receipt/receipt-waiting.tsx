import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import styles from './receipt.module.css';

type Answer = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

/** Stands where a receipt is about to come, or could not. */
export function ReceiptWaiting({ answer: { error, isFetching, refetch } }: { answer: Answer }) {
  return (
    <Page className={styles.page}>
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
