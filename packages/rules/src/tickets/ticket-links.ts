/** Where ticket pages live at every outlet's host; the code follows. Whoever has such an address has the ticket. */
export const TICKET_PATH = '/ticket/';
/** All tickets of an order. */
export const TICKETS_PATH = '/tickets/';

const CODE = String.raw`[\w-]{44}`;
const link = new RegExp(`(?:https?://[^\\s"'<>]*?)?(?:${TICKET_PATH}|${TICKETS_PATH})${CODE}`, 'g');

export const holdsTicketLink = (text: string): boolean => text.search(link) >= 0;

/** The same text for whoever may not have the tickets. */
export const withoutTicketLinks = (text: string, instead: string): string =>
  text.replaceAll(link, () => instead);
