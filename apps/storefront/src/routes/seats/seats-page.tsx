import { use, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import { pageItems } from '@stagedoor/rules/events/addons';
import { isOnSale, shownLevels } from '@stagedoor/rules/events/sale-status';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { MessagePage as Message } from '@stagedoor/screens/message-page';
import type { Hall } from '@stagedoor/screens/hall-map/hall';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { useHydrated } from '@stagedoor/screens/use-hydrated';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { AsDrawn } from '../../features/seats/as-drawn.tsx';
import type { KnownSeats } from '../../features/seats/free-seats.ts';
import { SeatPicker } from '../../features/seats/seat-picker.tsx';
import { SeatsHead } from '../../features/seats/seats-head.tsx';
import type { Picking } from '../../features/seats/use-picking.ts';
import { useHall } from '../../features/seats/use-hall.ts';
import { MessagePage } from '../../parts/message-page.tsx';
import { DrawnHallContext } from '../../parts/page/drawn-hall.ts';
import { CodeField } from '../../parts/code/code-field.tsx';
import { useCodeInAddress } from '../../parts/code/use-code-in-address.ts';
import { useEventCode } from '../../parts/code/use-event-code.ts';
import type { EventCode } from '../../parts/code/use-event-code.ts';
import { useEventAnswer } from '../../parts/shop/event-answer.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './seats-page.module.css';

const wayBack = (id: number) => ({ to: `/event/${id}`, label: seatMapMessages.backToEvent });
const DIGITS = /^\d{1,9}$/;

/** SEAT-01: choosing belongs to the event; nothing is held before somebody says so. */
export default function SeatsPage() {
  const { eventId = '' } = useParams();
  const id = DIGITS.test(eventId) ? Number(eventId) : undefined;
  const { data: event, error, isFetching, refetch } = useEventAnswer(id);
  if (id === undefined || event === null)
    return <MessagePage message={eventEmptyMessages.noEvent} status={404} />;
  if (event) return <SeatsOf event={event} />;
  return (
    <Page className={styles.page}>
      {error ? (
        <ErrorState titleLevel={1} onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="card" count={3} keeps="window" />
      )}
    </Page>
  );
}

/** As the event is with the code that is in use: it may open the sale, and every price is what is paid. */
function SeatsOf({ event: plain }: { event: OutletEvent }) {
  const code = useEventCode(plain);
  const arriving = useCodeInAddress(code.use);
  const { event, pending } = code;
  const isOffered = event.chooseSeats && !event.canceled && event.availability === 'on-sale';
  if (!isOffered && !arriving && !pending && !code.busy)
    return <Message message={seatMapMessages.notOffered} way={wayBack(event.id)} />;
  return (
    <Page className={styles.page}>
      {isOffered ? <Seats event={event} code={code} /> : <Skeleton shape="card" count={3} keeps="window" />}
    </Page>
  );
}

function seatedIn(hall: Hall | undefined, levels: readonly PriceLevel[]): PriceLevel[] {
  const ids = new Set(hall?.seats.map(({ levelId }) => levelId));
  return levels.filter(({ id }) => ids.has(id));
}

/** Of a page that the server drew the hall is there before its plan: the server had it. */
function HallToCome({
  known,
  levels,
  ...picking
}: Omit<Picking, 'hall' | 'known'> & { known: KnownSeats | undefined }) {
  const [cameWithPage] = useState(!useHydrated());
  const hall = use(DrawnHallContext);
  const waiting = <Skeleton shape="card" count={2} keeps="window" />;
  if (!cameWithPage) return waiting;
  return (
    <AsDrawn>
      {hall && known ? (
        <SeatPicker
          {...picking}
          levels={seatedIn(hall, levels)}
          hall={hall}
          known={known}
          note={undefined}
          still
        />
      ) : (
        waiting
      )}
    </AsDrawn>
  );
}

function Seats({ event, code }: { event: OutletEvent; code: EventCode }) {
  const { formatTime } = useTimes();
  usePageTitle(seatMapMessages.title);
  const touched = useRef(0);
  const { hall, known, error, oldSince, isFetching, look } = useHall(event.id, () => touched.current);
  const levels = useMemo(
    () =>
      pageItems(
        (event.items ?? []).map((item) => ({ ...item, suppressed: item.kind.suppressOnEventPage })),
      ).flatMap(({ priceLevels }) => shownLevels(priceLevels).filter(isOnSale)),
    [event],
  );
  const seated = useMemo(() => seatedIn(hall, levels), [hall, levels]);
  const note = oldSince && seatMapMessages.asOf(formatTime(oldSince));
  return (
    <div
      className={styles.page}
      onPointerDownCapture={() => (touched.current = performance.now())}
      onKeyDownCapture={() => (touched.current = performance.now())}
    >
      <SeatsHead event={event} />
      {(event.code !== undefined || code.problem !== undefined) && <CodeField code={code} />}
      {hall && known ? (
        <SeatPicker event={event} levels={seated} hall={hall} known={known} look={look} note={note} />
      ) : error ? (
        <ErrorState onRetry={look} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <HallToCome event={event} levels={levels} known={known} look={look} />
      )}
    </div>
  );
}
