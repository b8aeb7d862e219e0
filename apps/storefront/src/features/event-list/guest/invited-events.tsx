import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import { ticketsChosen } from '@stagedoor/rules/guests/guest-quantities';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { isOnSale } from '@stagedoor/rules/events/sale-status';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Heading } from '@stagedoor/ui/heading';
import { TwoColumns } from '@stagedoor/ui/two-columns';
import { chosenLevels } from '../../../parts/invitation/chosen-levels.ts';
import { keepGuestDraft, readGuestDraft } from '../../../parts/invitation/guest-draft.ts';
import { ArtistFilter } from '../artist-filter.tsx';
import { byArtist } from '../artists.ts';
import list from '../event-list.module.css';
import { inMonths, inOrder } from '../months.ts';
import { ChosenTickets } from './chosen-tickets.tsx';
import styles from './guest-list.module.css';
import { GuestRow } from './guest-row.tsx';
import { useTimes } from '../../../parts/shop/use-times.ts';

const ARTIST = 'artist';

/** What one request can ask for: all that is left, as far as the levels allow it. */
function mostTickets({ info, events }: Invitation): number {
  const levels = events.flatMap(({ items = [] }) => items.flatMap(({ priceLevels }) => priceLevels));
  const limits = levels.filter(isOnSale).reduce((sum, { limit }) => sum + limit, 0);
  return Math.min(info.ticketsLeft, limits);
}

/** LIST-14, LIST-15: rows that open to their price levels, and what was chosen beside them. */
export function InvitedEvents({ invitation }: { invitation: Invitation }) {
  const { info, events } = invitation;
  const [draft, setDraft] = useState(() => readGuestDraft(invitation));
  const [address, setAddress] = useSearchParams();
  const artist = address.get(ARTIST) ?? '';
  const [sorted, times] = [inOrder(events), useTimes()];
  const chosen = chosenLevels(invitation, draft);
  const left = info.ticketsLeft - ticketsChosen(chosen.map(({ quantity }) => quantity));

  function choose(levelId: number, quantity: number) {
    const changed = { ...draft, quantities: { ...draft.quantities, [levelId]: quantity } };
    keepGuestDraft(changed);
    setDraft(changed);
  }

  return (
    <section aria-labelledby="events">
      <Welcome invitation={invitation} />
      <div className={list.head}>
        <Heading level={1} look="l" id="events">
          {labels.allEvents}
        </Heading>
        <ArtistFilter
          events={sorted}
          value={artist}
          onChange={(id) => setAddress(id ? { [ARTIST]: id } : {}, { replace: true })}
        />
      </div>
      {sorted.length === 0 ? (
        <EmptyState title={eventEmptyMessages.noEventInformation} />
      ) : (
        <TwoColumns
          sideLabel={checkoutMessages.summaryHeading}
          side={<ChosenTickets chosen={chosen} left={left} collectsPayment={info.collectsPayment} />}
        >
          {inMonths(byArtist(sorted, artist), times).map(({ heading, events: rows }) => (
            <section key={heading} className={styles.month}>
              <Heading level={2} look="label" className={list.month}>
                {heading}
              </Heading>
              <ul className={list.rows}>
                {rows.map((event) => (
                  <GuestRow
                    key={event.id}
                    event={event}
                    quantities={draft.quantities}
                    left={left}
                    collectsPayment={info.collectsPayment}
                    defaultOpen={rows.length === 1 && sorted.length === 1}
                    onChoose={choose}
                  />
                ))}
              </ul>
            </section>
          ))}
        </TwoColumns>
      )}
    </section>
  );
}

function Welcome({ invitation }: { invitation: Invitation }) {
  const { formatDate } = useTimes();
  const { guestName, expiresAt } = invitation.info;
  return (
    <div className={styles.welcome}>
      <p className={styles.name}>{guestListMessages.welcome(guestName)}</p>
      <p>{guestListMessages.goodFor(mostTickets(invitation), formatDate(expiresAt))}</p>
    </div>
  );
}
