import { useParams } from 'react-router';
import { CallError } from '@stagedoor/client/call-error';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventNotice, eventPageTitle } from '@stagedoor/rules/events/event-page';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { EXTERNAL_SALE, FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import { Alert } from '@stagedoor/ui/alert';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { AboutEvent } from '../../features/event/about-event.tsx';
import { eventFacts } from '../../features/event/event-facts.ts';
import { EventHead } from '../../features/event/event-head.tsx';
import { ExternalSale } from '../../features/event/external-sale.tsx';
import { GuestPlaces } from '../../features/event/guest-places.tsx';
import { ImportantInformation } from '../../features/event/important-information.tsx';
import { InstantPicker } from '../../features/event/instant-picker.tsx';
import { RequestPicker } from '../../features/event/request-picker/request-picker.tsx';
import { useInvitation } from '../../parts/invitation/use-invitation.ts';
import { MessagePage } from '../../parts/message-page.tsx';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { useEventAnswer } from '../../parts/shop/event-answer.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './event-page.module.css';

const SignInDialog = lazyPart(() => import('../../features/sign-in/sign-in-dialog.tsx'));
const MOST_DIGITS = /^\d{1,9}$/;

/** Digits only: anything else names no event. */
const idOf = (text: string | undefined): number | undefined =>
  text && MOST_DIGITS.test(text) ? Number(text) : undefined;

export default function EventPage() {
  const eventId = idOf(useParams().eventId);
  const { outletType } = useOutlet();
  return isGuestList(outletType) ? <InvitedPage eventId={eventId} /> : <PublicPage eventId={eventId} />;
}

/** What a guest list has comes with the invitation; without one there is nothing. */
function InvitedPage({ eventId }: { eventId: number | undefined }) {
  const { data: invitation, ...asking } = useInvitation();
  const isRefused = asking.error instanceof CallError && !asking.error.isFault;
  const isKnown = isRefused || invitation !== undefined;
  const event = isKnown ? (invitation?.events.find(({ id }) => id === eventId) ?? null) : undefined;
  return <Answered eventId={eventId} {...asking} event={event} />;
}

function PublicPage({ eventId }: { eventId: number | undefined }) {
  const { data: event, ...asking } = useEventAnswer(eventId);
  return <Answered eventId={eventId} {...asking} event={event} />;
}

interface AnsweredProps {
  eventId: number | undefined;
  /** Null for one that is not there, undefined while it is being asked for. */
  event: OutletEvent | null | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

function Answered({ eventId, event, error, isFetching, refetch }: AnsweredProps) {
  const reread = () => void refetch();
  if (eventId === undefined || event === null) {
    return <MessagePage message={eventEmptyMessages.noEvent} status={404} />;
  }
  if (event) return <EventScreen event={event} onRefused={reread} />;
  return (
    <Page className={styles.page}>
      {error ? (
        <ErrorState titleLevel={1} onRetry={reread} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="card" count={3} keeps="window" />
      )}
    </Page>
  );
}

function EventScreen({ event, onRefused }: { event: OutletEvent; onRefused: () => void }) {
  const { show } = event;
  const notice = eventNotice({
    salesType: event.salesType,
    name: show.name,
    showDate: show.startsAt,
    venueName: show.venue?.name,
    items: [],
  });
  if (notice === eventEmptyMessages.noEventInformation) return <MessagePage message={notice} />;
  return (
    <Page className={styles.page}>
      <Title event={event} />
      <EventHead event={event} />
      {event.canceled ? (
        <Alert tone="warning" title={eventMessages.canceled}>
          {eventMessages.canceledMeans}
        </Alert>
      ) : (
        <>
          <ImportantInformation event={event} />
          <Picker event={event} onRefused={onRefused} />
        </>
      )}
      <AboutEvent event={event} />
    </Page>
  );
}

function Title({ event }: { event: OutletEvent }) {
  const times = useTimes();
  const { outletType } = useOutlet();
  const { venue, startsAt } = event.show;
  usePageTitle(
    venue && startsAt
      ? eventPageTitle(event.salesType, venue.name, startsAt, times)
      : eventFacts(event, outletType, times).title,
  );
  return null;
}

function Picker({ event, onRefused }: { event: OutletEvent; onRefused: () => void }) {
  const { itemId, useCartInfo } = useParams();
  const namedItem = idOf(itemId);
  const { outletType } = useOutlet();
  if (isGuestList(outletType)) return <GuestPlaces event={event} namedItem={namedItem} />;
  if (event.salesType === EXTERNAL_SALE) return <ExternalSale event={event} />;
  if (event.salesType === FAN_REQUEST_SALE) {
    return (
      <RequestPicker event={event} namedItem={namedItem} signInDialog={SignInDialog} onRefused={onRefused} />
    );
  }
  return (
    <InstantPicker
      event={event}
      namedItem={namedItem}
      useCartInfo={useCartInfo !== undefined}
      onRefused={onRefused}
    />
  );
}
