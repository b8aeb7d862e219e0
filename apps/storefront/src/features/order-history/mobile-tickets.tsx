import { getMobileTickets } from '@stagedoor/contract/calls/shop/order-history';
import type { MobileTicket, Order } from '@stagedoor/contract/entities/order';
import { historyDialogMessages as messages } from '@stagedoor/rules/messages/history-dialogs';
import { labels } from '@stagedoor/rules/messages/labels';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Dialog } from '@stagedoor/ui/dialog';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Heading } from '@stagedoor/ui/heading';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { showPlace, showTime, showTitle } from '../../parts/history/show-facts.ts';
import { ticketGroups } from './ticket-groups.ts';
import type { TicketGroup } from './ticket-groups.ts';
import { TicketWithFriend } from './ticket-with-friend.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './mobile-tickets.module.css';

/** DIALOG-02: the tickets that are issued so far, by event and item; each opens a page of its own. */
export function MobileTickets({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useAnswer(
    getMobileTickets,
    { order: order.id },
    { refetchOnMount: 'always' },
  );
  const groups = ticketGroups(order, data?.mobileTickets ?? []);
  return (
    <Dialog open onClose={onClose} title={labels.mobileTickets}>
      {!data && error && (
        <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton shape="card" />}
      {data && groups.length === 0 && <EmptyState title={messages.noMobileTicketsYet} titleLevel={3} />}
      <div className={styles.groups}>
        {groups.map((group) => (
          <TicketsOf key={group.key} group={group} order={order} />
        ))}
      </div>
    </Dialog>
  );
}

function TicketsOf({ group: { show, itemName, tickets }, order }: { group: TicketGroup; order: Order }) {
  const times = useTimes();
  return (
    <section>
      <Heading level={3}>{show ? showTitle(show) : itemName}</Heading>
      {show && (
        <p className={styles.quiet}>{[showTime(show, times), showPlace(show)].filter(Boolean).join(' · ')}</p>
      )}
      <ul className={styles.tickets}>
        {tickets.map((ticket, index) => (
          <TicketRow
            key={ticket.ticketId ?? ticket.redemptionUrl}
            order={order}
            ticket={ticket}
            which={messages.ticketOf(index + 1, tickets.length)}
          />
        ))}
      </ul>
    </section>
  );
}

function TicketRow({ order, ticket, which }: { order: Order; ticket: MobileTicket; which: string }) {
  const [place = ticket.levelName] = seatLines([ticket]);
  return (
    <li className={styles.ticket}>
      <div>
        <p className={styles.place}>{place}</p>
        <p className={styles.quiet}>{[ticket.itemName, which].join(' · ')}</p>
      </div>
      {!ticket.sentTo && <OpenTicket ticket={ticket} name={`${place}, ${which}`} />}
      <TicketWithFriend order={order} ticket={ticket} name={`${place}, ${which}`} />
    </li>
  );
}

const OpenTicket = ({ ticket, name }: { ticket: MobileTicket; name: string }) => (
  <ButtonLink
    look="washed"
    size="s"
    icon="external"
    href={ticket.redemptionUrl}
    target="_blank"
    rel="noopener noreferrer"
  >
    {messages.openTicket}
    <VisuallyHidden>
      {' '}
      {name} {messages.opensNewTab}
    </VisuallyHidden>
  </ButtonLink>
);
