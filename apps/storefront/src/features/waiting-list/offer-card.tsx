import type { WaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { timeLeftText } from '@stagedoor/rules/time/time-left';
import { useNow } from '@stagedoor/screens/clock';
import { Card } from '@stagedoor/ui/card';
import { Countdown } from '@stagedoor/ui/countdown';
import { Heading } from '@stagedoor/ui/heading';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { Poster } from '../../parts/show/poster.tsx';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import { OfferActions } from './offer-actions.tsx';
import styles from './waiting-list.module.css';

interface OfferCardProps {
  offer: WaitingOffer;
  event: OutletEvent | undefined;
  reread: () => void;
}

export function OfferCard({ offer, event, reread }: OfferCardProps) {
  const currency = useCurrency();
  const { quantity, priceCents, feesCents, lapses } = offer;
  const money = (cents: number): string => formatMoney(cents, currency);
  const seats = seatLines(offer.seats);
  return (
    <Card>
      <Stack gap={16}>
        {event && <Show event={event} />}
        <Totals
          rows={[
            {
              key: 'level',
              label: words.times(quantity, offer.levelName),
              value: money(quantity * priceCents),
              note: seats.length > 0 ? seats.join('; ') : undefined,
            },
            ...(feesCents > 0
              ? [{ key: 'fees', label: words.fees, value: money(quantity * feesCents) }]
              : []),
          ]}
          total={{
            label: words.total,
            value: money(quantity * (priceCents + feesCents)),
            note: words.beforeTax,
          }}
        />
        <HeldUntil offer={offer} />
        <OfferActions offer={offer} reread={reread} />
        <p className={styles.quiet}>
          {words.givesOn} {lapses === 0 ? words.firstOffer : words.secondOffer}
        </p>
      </Stack>
    </Card>
  );
}

function Show({ event }: { event: OutletEvent }) {
  const { formatDateTime } = useTimes();
  const { show } = event;
  const place = show.venue && [show.venue.name, show.venue.city].filter(Boolean).join(', ');
  return (
    <div className={styles.show}>
      <div className={styles.picture}>
        <Poster src={event.imageOverrideUrl ?? show.mobileImageUrl ?? show.imageUrl} />
      </div>
      <div>
        <Heading level={2} look="s">
          {event.overrideName ?? show.name ?? show.artist?.name ?? ''}
        </Heading>
        {show.startsAt && <p className={styles.quiet}>{formatDateTime(show.startsAt, show.venue)}</p>}
        {place && <p className={styles.quiet}>{place}</p>}
      </div>
    </div>
  );
}

function HeldUntil({ offer: { endsAt } }: { offer: WaitingOffer }) {
  const now = useNow();
  return (
    <div className={styles.held}>
      {endsAt && <Countdown text={timeLeftText(endsAt, now)} />}
      <p className={styles.quiet}>{endsAt ? words.held : words.clockNotBegun}</p>
    </div>
  );
}
