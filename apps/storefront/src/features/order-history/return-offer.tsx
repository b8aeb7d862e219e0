import { useState } from 'react';
import { keepTickets, offerTicketsBack } from '@stagedoor/contract/calls/shop/ticket-returns';
import type { Order, OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { ticketReturnMessages as messages } from '@stagedoor/rules/messages/ticket-returns';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { offerBackRefusal } from '@stagedoor/rules/orders/may-offer-back';
import { returnOfTicket } from '@stagedoor/rules/orders/return-sum';
import { Button } from '@stagedoor/ui/button';
import { Tag } from '@stagedoor/ui/tag';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { placeOf } from './place-of.ts';
import { ReturnQuestion } from './return-question.tsx';
import { useOrderSend } from './use-order-send.ts';
import detail from '../../parts/history/event-detail.module.css';
import styles from './event-detail.module.css';

interface ReturnOfferProps {
  order: Order;
  event: OrderEvent;
  line: OrderLine;
}

/** What of a line may still be offered; whether somebody has come in with it the server knows. */
const mayBeOffered = (event: OrderEvent, line: OrderLine, ticket: OrderLine['manifest'][number]): boolean =>
  !ticket.offeredBack &&
  offerBackRefusal({
    isTaken: event.returnFeeCents !== undefined,
    isOpen: true,
    isPaid: true,
    isAsked: Boolean(ticket.refundRequested) || event.upgradeItemId === line.itemId,
    isAddOn: line.isAddOn,
    sentTo: ticket.sentTo,
    isScanned: false,
  }) === undefined;

/** WAIT-06: offers tickets of a line to those who wait, and takes them back until somebody has bought them. */
export function ReturnOffer({ order, event, line }: ReturnOfferProps) {
  const currency = useCurrency();
  const { send, busy } = useOrderSend(offerTicketsBack);
  const [asking, setAsking] = useState(false);
  const feeCents = event.returnFeeCents ?? 0;
  const tickets = line.manifest.flatMap((ticket, index) =>
    ticket.ticketId === undefined
      ? []
      : [{ ...ticket, ticketId: ticket.ticketId, place: placeOf(ticket, index) }],
  );
  const offered = tickets.filter(({ offeredBack }) => offeredBack);
  const open = tickets.filter((ticket) => mayBeOffered(event, line, ticket));
  if (line.canceled || (offered.length === 0 && open.length === 0)) return null;
  const { totalCents } = returnOfTicket(line, feeCents, currency);

  async function offer(ticketIds: number[]) {
    await send({ order: order.id, ticketIds, shownCents: totalCents }, messages.sent);
    setAsking(false);
  }

  return (
    <>
      {offered.map((ticket) => (
        <OfferedTicket
          key={ticket.ticketId}
          order={order}
          ticketId={ticket.ticketId}
          place={ticket.place}
          sum={formatMoney(totalCents, currency)}
        />
      ))}
      {open.length > 0 && (
        <div className={styles.ask}>
          <Button look="lined" size="s" onClick={() => setAsking(true)}>
            {messages.offer}
          </Button>
        </div>
      )}
      {asking && (
        <ReturnQuestion
          tickets={open}
          sum={formatMoney(totalCents, currency)}
          fee={feeCents > 0 ? formatMoney(feeCents, currency) : undefined}
          busy={busy}
          onConfirm={(ticketIds) => void offer(ticketIds)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface OfferedTicketProps {
  order: Order;
  ticketId: number;
  place: string;
  sum: string;
}

function OfferedTicket({ order, ticketId, place, sum }: OfferedTicketProps) {
  const { send, busy } = useOrderSend(keepTickets);
  return (
    <div className={styles.ask}>
      <Tag>{messages.offered}</Tag>
      <span className={detail.quiet}>
        {place}. {messages.offeredMeans(sum)}
      </span>
      <Button
        look="lined"
        size="s"
        busy={busy}
        onClick={() => void send({ order: order.id, ticketIds: [ticketId] }, messages.kept)}
      >
        {messages.keep}
        <VisuallyHidden> {place}</VisuallyHidden>
      </Button>
    </div>
  );
}
