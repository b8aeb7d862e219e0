import { useParams } from 'react-router';
import { getSeatsToMove } from '@stagedoor/contract/calls/office/move-seats';
import type { SeatsToMove } from '@stagedoor/contract/calls/office/move-seats';
import { hallOfficeMessages } from '@stagedoor/rules/messages/hall-office';
import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Alert } from '@stagedoor/ui/alert';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { WholeMoment } from '../../parts/time/moment.tsx';
import { MoveSeats } from './move-seats.tsx';

const LOOKS_AGAIN_MS = 10_000;

/** Where do these people sit, and where could they? */
export function MoveSeatsPage() {
  const { number = '', eventId = '' } = useParams();
  const { within } = useOutletScope();
  usePageTitle(`${moveSeatsMessages.title} – ${number}`);
  const answer = useOfficeAnswer(
    getSeatsToMove,
    { number, eventId: Number(eventId) },
    { refetchInterval: LOOKS_AGAIN_MS },
  );
  return (
    <>
      <PageHead
        within={[
          <Link key="orders" to={within('/orders')}>
            Orders
          </Link>,
          <Link key="order" to={within(`/orders/${number}`)}>
            {number}
          </Link>,
        ]}
        title={moveSeatsMessages.title}
        facts={answer.data && <Show at={answer.data} />}
      />
      <Answered answer={answer} what={hallOfficeMessages.theHall}>
        {(seats) =>
          seats.blocked ? (
            <Alert tone="warning">{seats.blocked}</Alert>
          ) : (
            <MoveSeats number={number} seats={seats} look={() => void answer.refetch()} />
          )
        }
      </Answered>
    </>
  );
}

function Show({ at: { show, startsAt, venue, place } }: { at: SeatsToMove }) {
  return (
    <>
      {[show, venue].filter(Boolean).join(', ')}
      {startsAt && (
        <>
          , <WholeMoment at={startsAt} place={place} />
        </>
      )}
    </>
  );
}
