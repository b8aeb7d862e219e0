/** TICKET-05: what a ticket's picture says. Issued again or sent on, a ticket gets another id: the old text is dead. */

export interface TicketText {
  eventId: number;
  /** The random id of the ticket on a phone, 16 bytes in base64url. */
  id: string;
  keyId: number;
  /** Ed25519, in base64url. */
  signature: string;
}

const pattern = /^T1\.(\d{1,10})\.([\w-]{22})\.(\d{1,5})\.([\w-]{86})$/;

const unsigned = ({ eventId, id, keyId }: Omit<TicketText, 'signature'>): string =>
  `T1.${eventId}.${id}.${keyId}`;

export const ticketText = (ticket: TicketText): string => `${unsigned(ticket)}.${ticket.signature}`;

/** Undefined for whatever is cut off, altered in shape, or of somebody else. */
export function readTicketText(text: string): TicketText | undefined {
  const [, eventId, id, keyId, signature] = pattern.exec(text.trim()) ?? [];
  return id && signature ? { eventId: Number(eventId), id, keyId: Number(keyId), signature } : undefined;
}

/** What the signature is over: the seller stands in it, and nothing but a ticket can be signed so. */
export const signedText = (sellerId: number, ticket: Omit<TicketText, 'signature'>): string =>
  `stagedoor ticket:${sellerId}:${unsigned(ticket)}`;

const SPOKEN_DIGITS = 12;

/** Beside the picture, to be read aloud or typed. */
export const spokenCode = (uuid: string): string =>
  uuid
    .replaceAll('-', '')
    .slice(0, SPOKEN_DIGITS)
    .toUpperCase()
    .replace(/(.{4})(.{4})(.{4})/, '$1-$2-$3');

/** The first twelve digits of the id; undefined for anything else. */
export function readSpokenCode(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '').toLowerCase();
  return /^[0-9a-f]{12}$/.test(digits) ? digits : undefined;
}
