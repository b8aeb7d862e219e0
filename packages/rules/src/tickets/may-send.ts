/** TICKET-04: whether a ticket may go to a friend, or come back. */
import { ticketReturnMessages } from '../messages/ticket-returns.ts';
import { ticketMessages as says } from '../messages/tickets.ts';

export interface SendableTicket {
  sentTo: string | null;
  isScanned: boolean;
  /** WAIT-06: it is offered to those who wait. */
  offeredBack?: boolean;
}

/** Letters to strangers: so many a day and customer. */
const MOST_SENT_A_DAY = 10;

/** Why not; undefined where it may. */
export function sendRefusal(ticket: SendableTicket, sentToday: number): string | undefined {
  if (ticket.isScanned) return says.isScanned;
  if (ticket.sentTo !== null) return says.isSent;
  if (ticket.offeredBack) return ticketReturnMessages.isOffered;
  return sentToday >= MOST_SENT_A_DAY ? says.enoughSent : undefined;
}

/** Issued anew by staff, wherever it is. */
export const reissueRefusal = ({ isScanned }: Pick<SendableTicket, 'isScanned'>): string | undefined =>
  isScanned ? says.isScanned : undefined;

export function takeBackRefusal(ticket: SendableTicket): string | undefined {
  if (ticket.isScanned) return says.isScanned;
  return ticket.sentTo === null ? says.isYours : undefined;
}
