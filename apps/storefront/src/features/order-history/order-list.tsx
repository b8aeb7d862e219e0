import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Order } from '@stagedoor/contract/entities/order';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Heading } from '@stagedoor/ui/heading';
import { Icon } from '@stagedoor/ui/icon';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { OrderTable } from './order-table.tsx';
import styles from './order-history.module.css';

interface OrderListProps {
  heading: string;
  /** Beside the heading: a filter. */
  filter?: ReactNode;
  answer: UseQueryResult<{ orders: Order[] }>;
  /** What stands in place of no orders. */
  empty: string;
  /** Nothing has been asked for yet. */
  idle?: boolean;
  address: HistoryAddress;
}

/** Orders under a heading, or why there are none. */
export function OrderList({ heading, filter, answer, empty, idle, address }: OrderListProps) {
  const headingId = useId();
  const { data, error, isFetching, refetch } = answer;
  return (
    <section aria-labelledby={headingId}>
      <Stack>
        <div className={styles.head}>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          {filter}
        </div>
        {data && data.orders.length > 0 && (
          <OrderTable caption={heading} orders={data.orders} address={address} />
        )}
        {idle && (
          <div className={styles.idle}>
            <Icon name="ticket" />
            <Heading level={3}>{empty}</Heading>
          </div>
        )}
        {data?.orders.length === 0 && <EmptyState title={empty} titleLevel={3} />}
        {!data && error && (
          <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {!data && !error && !idle && <Skeleton shape="card" count={2} keeps="window" />}
      </Stack>
    </section>
  );
}
