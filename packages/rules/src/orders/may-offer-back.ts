import { ticketReturnMessages as says } from '../messages/ticket-returns.ts';
import { ticketMessages } from '../messages/tickets.ts';

/** A ticket that somebody would offer to those who wait. */
export interface ReturnableTicket {
  /** Its show takes tickets back, and what comes back can still be offered. */
  isTaken: boolean;
  isOpen: boolean;
  isPaid: boolean;
  /** It is asked back, or a decision about it is on its way. */
  isAsked: boolean;
  /** An add-on, which nobody waits for. */
  isAddOn: boolean;
  sentTo: string | null | undefined;
  isScanned: boolean;
}

/** WAIT-06: why not, in a sentence for its owner; undefined where it may. */
export function offerBackRefusal(ticket: ReturnableTicket): string | undefined {
  if (!ticket.isTaken || ticket.isAddOn) return says.notTaken;
  if (ticket.isScanned) return ticketMessages.isScanned;
  if (!ticket.isOpen) return says.over;
  if (!ticket.isPaid) return says.notPaid;
  if (typeof ticket.sentTo === 'string') return says.isSent;
  return ticket.isAsked ? says.isAsked : undefined;
}
