import { useState } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { getCounter } from '@stagedoor/contract/calls/office/counter';
import type { Counter } from '@stagedoor/contract/calls/office/counter';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useTimes } from '../../../parts/time/use-times.ts';
import { CounterForm } from './counter-form.tsx';
import { NoSuchEvent } from '../no-such-event.tsx';

/** PROG-12: what does whoever stands here get, and how is it paid? */
export function CounterPage() {
  const { id = '' } = useParams();
  const isId = /^\d{1,10}$/.test(id);
  const answer = useOfficeAnswer(getCounter, { eventId: Number(id) }, { enabled: isId });
  usePageTitle(`${answer.data?.name ?? 'Event'} – At the counter`);
  if (isMissing(answer.error) || !isId) return <NoSuchEvent />;
  return (
    <Answered answer={answer} what="What can be sold">
      {(counter) => <AtCounter counter={counter} onRefused={() => void answer.refetch()} />}
    </Answered>
  );
}

function AtCounter({ counter, onRefused }: { counter: Counter; onRefused: () => void }) {
  const { formatDateTime } = useTimes();
  const { within } = useOutletScope();
  const { eventId, name, startsAt, venue, levels } = counter;
  const facts = [startsAt ? formatDateTime(startsAt) : 'No date yet', venue];
  const [hasCode, setHasCode] = useState(false);
  const back = within(`/events/${eventId}`);
  return (
    <>
      <PageHead
        within={[
          <Link key="events" to={within('/events')}>
            Events
          </Link>,
          <Link key="event" to={back}>
            {name}
          </Link>,
        ]}
        title="Sell at the counter"
        facts={facts.filter(Boolean).join(', ')}
      />
      {hasCode || levels.some(({ isOnSale }) => isOnSale) ? (
        <CounterForm counter={counter} onRefused={onRefused} />
      ) : (
        <EmptyState
          icon="ticket"
          title="Nothing of it is on sale now"
          action={
            <Stack row>
              <ButtonLink look="lined" render={<Link to={back} />}>
                The event’s page
              </ButtonLink>
              {levels.length > 0 && (
                <Button look="lined" onClick={() => setHasCode(true)}>
                  They have a code
                </Button>
              )}
            </Stack>
          }
        >
          The counter sells what the shop sells: tickets on sale, to be had at once.
        </EmptyState>
      )}
    </>
  );
}
