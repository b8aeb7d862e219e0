import { lazy, Suspense, useState } from 'react';
import type { OutputOf } from '@stagedoor/contract/call';
import type { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { EventList } from '../../features/event-list/event-list.tsx';
import { Promos } from '../../features/shop-window/promos.tsx';
import { ShopFront } from '../../features/shop-window/shop-front.tsx';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { usePageAnswer } from '../../parts/page/page-context.ts';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { useHydrated } from '@stagedoor/screens/use-hydrated';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { eventsKey, firstEventsKey } from '../../parts/shop/shop-keys.ts';
import styles from './event-list-page.module.css';

const AskEvents = lazy(() => import('../../features/event-list/ask-events.tsx'));
const GuestList = lazy(() => import('../../features/event-list/guest/guest-list.tsx'));
const RestOfEvents = lazyPart(() => import('../../features/event-list/rest-of-events.tsx'));

export function EventListPage() {
  const { name, outletType } = useOutlet();
  usePageTitle(name);
  return (
    <Page className={styles.page}>
      <ShopFront />
      {isGuestList(outletType) ? <GuestEvents /> : <Events />}
      <Promos />
    </Page>
  );
}

/** Events of a guest list come with its invitation, which only the browser knows of. */
function GuestEvents() {
  const waiting = <Skeleton shape="row" count={3} />;
  if (!useHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <GuestList />
    </Suspense>
  );
}

type EventsAnswer = OutputOf<typeof getOutletEvents> | undefined;

/** The page that the server drew needs nothing more; whoever comes back later gets fresh events. */
function Events() {
  const whole = usePageAnswer(eventsKey) as EventsAnswer;
  const beginning = usePageAnswer(firstEventsKey) as EventsAnswer;
  const written = whole ?? beginning;
  const hydrated = useHydrated();
  const [drawnByServer] = useState(!hydrated);
  const [rest, setRest] = useState<OutletEvent[]>();
  if (written && drawnByServer) {
    return (
      <>
        <EventList events={rest ?? written.events} />
        {!whole && <RestOfEvents onAnswer={setRest} />}
      </>
    );
  }
  return (
    <Suspense>
      <AskEvents />
    </Suspense>
  );
}
