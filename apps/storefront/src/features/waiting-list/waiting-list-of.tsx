import { useAnswer } from '@stagedoor/asking/use-answer';
import { getWaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import type { WaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { Card } from '@stagedoor/ui/card';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { TwoColumns } from '@stagedoor/ui/two-columns';
import { useState } from 'react';
import { useSession } from '../../parts/session/use-session.ts';
import { HowItGoes } from './how-it-goes.tsx';
import { OwnPlace } from './own-place.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import styles from './waiting-list.module.css';
import { WishForm } from './wish-form.tsx';

/** The list of one show: the form of who is not on it, the place of who is. */
export function WaitingListOf({ event }: { event: OutletEvent }) {
  const { phase } = useSession();
  const { data, error, isFetching, refetch } = useAnswer(
    getWaitingList,
    { eventId: event.id },
    { enabled: phase !== 'checking', refetchOnMount: 'always' },
  );
  if (data) return <Listed list={data} reread={() => void refetch()} />;
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {error.message}
      </ErrorState>
    );
  return <Skeleton shape="card" count={2} keeps="window" />;
}

function Listed({ list, reread }: { list: WaitingList; reread: () => void }) {
  const { phase } = useSession();
  const [changes, setChanges] = useState(false);
  const { own } = list;
  const done = () => {
    setChanges(false);
    reread();
  };
  return (
    <TwoColumns sideLabel={words.howItGoes} side={<HowItGoes hours={list.hours} />}>
      {own && !changes ? (
        <OwnPlace list={list} own={own} onChange={() => setChanges(true)} reread={reread} />
      ) : (
        <Card
          title={eventTagMessages.soldOut}
          actions={<Tag>{list.people === 0 ? words.nobodyWaits : words.peopleWait(list.people)}</Tag>}
        >
          <Stack gap={16}>
            <p>{words.intro}</p>
            {phase === 'user' ? <WishForm list={list} onDone={done} /> : <SignInFirst />}
            {!own && <p className={styles.quiet}>{words.free(list.people + 1)}</p>}
          </Stack>
        </Card>
      )}
    </TwoColumns>
  );
}
