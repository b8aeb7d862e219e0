import { lazy, Suspense } from 'react';
import { isGuestList } from '@stagedoor/rules/outlet-types';
import { Page } from '@stagedoor/ui/page';
import { EventList } from '../../features/event-list/event-list.tsx';
import { Promos } from '../../features/shop-window/promos.tsx';
import { ShopFront } from '../../features/shop-window/shop-front.tsx';
import { usePageTitle } from '../../parts/page/page-facts.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { useEventsAnswer } from '../../parts/shop/shop-answers.ts';
import styles from './event-list-page.module.css';

const EventsPending = lazy(() => import('../../features/event-list/events-pending.tsx'));

export function EventListPage() {
  const { name, outletType } = useOutlet();
  usePageTitle(name);
  return (
    <Page className={styles.page}>
      <ShopFront />
      {/* Events of a guest list come with its invitation. */}
      {isGuestList(outletType) ? <EventList events={[]} /> : <Events />}
      <Promos />
    </Page>
  );
}

function Events() {
  const { data: events, error, isFetching, refetch } = useEventsAnswer();
  if (events) return <EventList events={events} />;
  return (
    <Suspense>
      <EventsPending error={error} busy={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  );
}
