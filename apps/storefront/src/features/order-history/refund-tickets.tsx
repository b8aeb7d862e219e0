import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { FieldMessage } from '@stagedoor/ui/field-message';
import styles from './event-detail.module.css';

interface RefundTicket {
  ticketId: number;
  place: string;
  sentTo?: string | undefined;
}

interface RefundTicketsProps {
  tickets: readonly RefundTicket[];
  chosen: readonly RefundTicket[];
  /** It was confirmed without any. */
  isEmpty: boolean;
  onChoose: (ticketId: number, wanted: boolean) => void;
}

/** Which tickets of a line go back; of one that is with a friend it says what the friend will find. */
export function RefundTickets({ tickets, chosen, isEmpty, onChoose }: RefundTicketsProps) {
  return (
    <fieldset className={styles.tickets} aria-describedby={isEmpty ? 'refund-empty' : undefined}>
      <legend>{messages.refundWhich}</legend>
      {tickets.map((ticket) => (
        <Checkbox
          key={ticket.ticketId}
          checked={chosen.includes(ticket)}
          hint={ticket.sentTo && messages.refundOfSent(ticket.sentTo)}
          onChange={(event) => onChoose(ticket.ticketId, event.target.checked)}
        >
          {ticket.place}
        </Checkbox>
      ))}
      {isEmpty && (
        <div role="alert">
          <FieldMessage id="refund-empty">{messages.refundNone}</FieldMessage>
        </div>
      )}
    </fieldset>
  );
}
