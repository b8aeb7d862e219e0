import { useNavigate, useParams } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { getOfficeEvent } from '@stagedoor/contract/calls/office/events';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { EventActions } from './event-actions.tsx';
import { EventAside } from './event-aside.tsx';
import { EventCanceled } from './event-canceled.tsx';
import { EventHall } from './event-hall.tsx';
import { EventHolds } from './event-holds.tsx';
import { EventSales } from './event-sales.tsx';
import { EventStock } from './event-stock.tsx';
import { EventTabs } from './event-tabs.tsx';
import { EventWaitingList } from './event-waiting-list.tsx';
import { EventWaitingRoom } from './event-waiting-room.tsx';
import { useTimes } from '../../parts/time/use-times.ts';
import { NoSuchEvent } from './no-such-event.tsx';

/** Where are this event's tickets, and how does it go? */
export function EventPage() {
  const { id = '' } = useParams();
  const { within } = useOutletScope();
  const navigate = useNavigate();
  const answer = useOfficeAnswer(getOfficeEvent, { id: Number(id) }, { enabled: /^\d{1,10}$/.test(id) });
  usePageTitle(`${answer.data?.name ?? 'Event'} – Events`);
  useKey('u', () => void navigate(within('/events')));
  if (isMissing(answer.error) || !/^\d{1,10}$/.test(id)) return <NoSuchEvent />;
  return (
    <Answered answer={answer} what="The event">
      {(event) => <OneEvent event={event} />}
    </Answered>
  );
}

function OneEvent({ event }: { event: OfficeEvent }) {
  const { formatDateTime } = useTimes();
  const { within, outlets } = useOutletScope();
  const { name, startsAt, venue, place, series, outletId, isListed } = event;
  const facts = [
    startsAt ? formatDateTime(startsAt, place) : 'No date yet',
    venue,
    series,
    !isListed && 'not in the shop any more',
  ];
  return (
    <>
      <PageHead
        within={[
          <Link key="events" to={within('/events')}>
            Events
          </Link>,
          outlets.find(({ id }) => id === outletId)?.name,
        ]}
        title={name}
        facts={facts.filter(Boolean).join(', ')}
        actions={<EventActions event={event} />}
      />
      <EventTabs eventId={event.id} value="stock" isSold={event.salesType === 'instant'} />
      <SideColumn side={<EventAside event={event} />}>
        <Stack gap={16}>
          <EventCanceled event={event} />
          <EventStock event={event} />
          <EventHall eventId={event.id} />
          <EventWaitingRoom event={event} />
          <EventWaitingList event={event} />
          <EventHolds event={event} />
          <EventSales event={event} />
        </Stack>
      </SideColumn>
    </>
  );
}
