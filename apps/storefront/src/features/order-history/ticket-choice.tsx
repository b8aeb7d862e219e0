import { useId } from 'react';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { FieldMessage } from '@stagedoor/ui/field-message';
import styles from './event-detail.module.css';

interface ChosenTicket {
  ticketId: number;
  place: string;
  hint?: string | undefined;
}

interface TicketChoiceProps {
  legend: string;
  /** What it says when it was confirmed without any. */
  none: string;
  tickets: readonly ChosenTicket[];
  chosen: readonly ChosenTicket[];
  /** It was confirmed without any. */
  isEmpty: boolean;
  onChoose: (ticketId: number, wanted: boolean) => void;
}

/** Which tickets of a line go back. */
export function TicketChoice({ legend, none, tickets, chosen, isEmpty, onChoose }: TicketChoiceProps) {
  const emptyId = useId();
  return (
    <fieldset className={styles.tickets} aria-describedby={isEmpty ? emptyId : undefined}>
      <legend>{legend}</legend>
      {tickets.map((ticket) => (
        <Checkbox
          key={ticket.ticketId}
          checked={chosen.includes(ticket)}
          hint={ticket.hint}
          onChange={(event) => onChoose(ticket.ticketId, event.target.checked)}
        >
          {ticket.place}
        </Checkbox>
      ))}
      {isEmpty && (
        <div role="alert">
          <FieldMessage id={emptyId}>{none}</FieldMessage>
        </div>
      )}
    </fieldset>
  );
}
