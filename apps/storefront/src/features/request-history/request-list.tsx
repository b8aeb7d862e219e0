import type { ReactNode } from 'react';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { groupByTour } from '@stagedoor/rules/requests/request-groups';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Heading } from '@stagedoor/ui/heading';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { TabLinks } from '@stagedoor/ui/tab-links';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import type { UseQueryResult } from '@tanstack/react-query';
import { historyPath } from '../../parts/history/history-address.ts';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { Link } from '@stagedoor/screens/link';
import { listSearch } from './list-address.ts';
import type { RequestListAddress } from './list-address.ts';
import { showsOf } from './request-facts.ts';
import { TourGroup } from './tour-group.tsx';
import styles from './request-history.module.css';

interface RequestListProps {
  list: RequestListAddress;
  /** Beside the tabs. */
  filter?: ReactNode;
  answer: UseQueryResult<SeriesRequest[]>;
  /** What stands in place of no requests. */
  empty: string;
  address: HistoryAddress;
}

/** Requests by tour and series, or why there are none. */
export function RequestList({ list, filter, answer, empty, address }: RequestListProps) {
  const { data, error, isFetching, refetch } = answer;
  return (
    <>
      <div className={styles.head}>
        <ListTabs list={list} />
        {filter}
      </div>
      <VisuallyHidden>
        <Heading level={2}>{list.processed ? messages.processed : messages.pending}</Heading>
      </VisuallyHidden>
      {data &&
        groupsOf(data).map((requests) => (
          <TourGroup key={firstOf(requests).id} requests={requests} address={address} />
        ))}
      {data?.length === 0 && (
        <EmptyState
          title={empty}
          titleLevel={3}
          action={<ButtonLink render={<Link to="/events" />}>{messages.goToEventList}</ButtonLink>}
        />
      )}
      {!data && error && (
        <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton shape="card" count={2} keeps="window" />}
    </>
  );
}

/** HIST-REQ-01: each list has an address of its own. */
function ListTabs({ list }: { list: RequestListAddress }) {
  const path = historyPath({ type: 'requests' });
  return (
    <TabLinks
      look="pills"
      label={messages.lists}
      value={list.processed ? 'processed' : 'pending'}
      items={[
        { value: 'pending', link: <Link to={path}>{messages.pending}</Link> },
        {
          value: 'processed',
          link: <Link to={path + listSearch({ processed: true })}>{messages.processed}</Link>,
        },
      ]}
    />
  );
}

/** HIST-REQ-04 */
const groupsOf = (requests: readonly SeriesRequest[]): SeriesRequest[][] =>
  groupByTour(
    requests.map((request) => ({ request, tourId: request.series.tourId, ...showsOf(request) })),
  ).map((group) => group.requests.map(({ request }) => request));
