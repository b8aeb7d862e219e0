import { useEffect } from 'react';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { listQuestion } from '@stagedoor/contract/first-questions';
import { Queries } from '../../parts/calls/queries.tsx';
import { useAnswer } from '@stagedoor/asking/use-answer';

interface RestOfEventsProps {
  onAnswer: (events: OutletEvent[]) => void;
}

/** Fetches the whole of a list whose beginning came with the page. Draws nothing. */
export default function RestOfEvents(props: RestOfEventsProps) {
  return (
    <Queries>
      <Ask {...props} />
    </Queries>
  );
}

function Ask({ onAnswer }: RestOfEventsProps) {
  const { data } = useAnswer(getOutletEvents, listQuestion);
  useEffect(() => {
    if (data) onAnswer(data.events);
  }, [data, onAnswer]);
  return null;
}
