import { lazy, Suspense, useState } from 'react';
import type { OutputOf } from '@stagedoor/contract/call';
import type { getOutletEvents } from '@stagedoor/contract/calls/outlet';
import { isGuestList } from '@stagedoor/rules/outlet-types';
import { Page } from '@stagedoor/ui/page';
import { EventList } from '../../features/event-list/event-list.tsx';
import { Promos } from '../../features/shop-window/promos.tsx';
import { ShopFront } from '../../features/shop-window/shop-front.tsx';
import { usePageAnswer } from '../../parts/page/page-context.ts';
import { usePageTitle } from '../../parts/page/page-facts.ts';
import { useHydrated } from '../../parts/page/use-hydrated.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { eventsKey } from '../../parts/shop/shop-keys.ts';
import styles from './event-list-page.module.css';

const AskEvents = lazy(() => import('../../features/event-list/ask-events.tsx'));

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

/** The page that the server drew needs nothing more; whoever comes back later gets fresh events. */
function Events() {
  const written = usePageAnswer(eventsKey) as OutputOf<typeof getOutletEvents> | undefined;
  const hydrated = useHydrated();
  const [drawnByServer] = useState(!hydrated);
  if (written && drawnByServer) return <EventList events={written.events} />;
  return (
    <Suspense>
      <AskEvents />
    </Suspense>
  );
}
