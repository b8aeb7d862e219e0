/** Where ticket pages live at every outlet's host; the code follows. */
export const TICKET_PATH = '/ticket/';
/** All tickets of an order. */
export const TICKETS_PATH = '/tickets/';
