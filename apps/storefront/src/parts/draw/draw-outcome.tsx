import { useAnswer } from '@stagedoor/asking/use-answer';
import { getPublicDraw } from '@stagedoor/contract/calls/shop/draws';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import { Link } from '@stagedoor/screens/link';
import { EntryProof } from './entry-proof.tsx';

interface DrawOutcomeProps {
  request: SeriesRequest;
  /** Of one event; of all without it. */
  eventId?: number;
}

/** DRAW-05: the place in the row and why, with the entry's proof, where the series was drawn; nothing where it was not. */
export function DrawOutcome({ request, eventId }: DrawOutcomeProps) {
  const isClosed = request.status.constant !== 'STATUS_REQUEST_PENDING';
  const first = useAnswer(getPublicDraw, { drawId: String(request.series.id) }, { enabled: isClosed });
  // One that was abandoned decided nothing.
  const live = first.data?.beside.find(({ isAbandoned }) => !isAbandoned);
  const drawId = live?.drawId ?? String(request.series.id);
  const { data } = useAnswer(getPublicDraw, { drawId }, { enabled: isClosed });
  if (!data?.own) return null;
  const { lines, ineligible } = data.own;
  const own = lines.filter((line) => eventId === undefined || line.eventId === eventId);
  return (
    <div>
      {ineligible && <p>{ineligible}</p>}
      {own.map(({ eventId: id, levelId, words }) => (
        <p key={`${id}/${levelId}`}>{words}</p>
      ))}
      <p>
        <Link to={`/draws/${drawId}`}>{messages.seeDraw}</Link>
      </p>
      <EntryProof own={data.own} />
    </div>
  );
}
