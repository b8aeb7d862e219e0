import type { WaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Heading } from '@stagedoor/ui/heading';
import { Stack } from '@stagedoor/ui/stack';
import { TwoColumns } from '@stagedoor/ui/two-columns';
import { useTimes } from '../../parts/shop/use-times.ts';
import { OfferCard } from './offer-card.tsx';
import { WaitsFor } from './waits-for.tsx';
import styles from './waiting-list.module.css';

interface OfferOfProps {
  offer: WaitingOffer;
  event: OutletEvent | undefined;
  reread: () => void;
}

/** What is offered, until when; or what became of it, on whichever device. */
export function OfferOf({ offer, event, reread }: OfferOfProps) {
  const now = useNow();
  const { formatTime, formatNamed } = useTimes();
  const { endsAt, quantity } = offer;
  const isOver = offer.state !== 'open' || (endsAt !== undefined && endsAt <= now && !offer.isInCart);
  if (isOver) return <Over offer={offer} reread={reread} />;
  const isToday = endsAt !== undefined && endsAt.getTime() - now.getTime() < 12 * 3_600_000;
  const until = endsAt && (isToday ? formatTime(endsAt) : formatNamed(endsAt));
  return (
    <>
      <header className={styles.head}>
        <Heading level={1} look="l">
          {until ? words.offerUntil(quantity, until) : words.offerHeld(quantity)}
        </Heading>
        <p className={styles.quiet}>{words.next}</p>
      </header>
      <TwoColumns sideLabel={words.youWait} side={<Waiting offer={offer} reread={reread} />}>
        <OfferCard offer={offer} event={event} reread={reread} />
      </TwoColumns>
    </>
  );
}

function Waiting({ offer, reread }: { offer: WaitingOffer; reread: () => void }) {
  if (!offer.wish) return null;
  return (
    <Card title={words.youWait}>
      <WaitsFor
        own={offer.wish}
        levelNames={offer.levelNames}
        change={
          <ButtonLink look="lined" render={<Link to={`/waitinglist/${offer.eventId}`} />}>
            {words.change}
          </ButtonLink>
        }
        onLeft={reread}
      />
    </Card>
  );
}

/** WAIT-03: settled once, and said so. */
function Over({ offer, reread }: { offer: WaitingOffer; reread: () => void }) {
  const state = offer.state === 'open' ? 'lapsed' : offer.state;
  return (
    <Stack gap={24}>
      <header className={styles.head}>
        <Heading level={1}>{words.gone}</Heading>
        <p>{words.goneMeans[state]}</p>
      </header>
      {offer.wish ? (
        <Waiting offer={offer} reread={reread} />
      ) : (
        <div>
          <ButtonLink look="lined" render={<Link to={`/event/${offer.eventId}`} />}>
            {words.toEvent}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
