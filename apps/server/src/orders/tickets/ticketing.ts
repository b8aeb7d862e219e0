// What becomes of an order's tickets after they were sold: one subject, and so one name.
import type { Db } from '../../platform/db/tables.ts';
import { buyerOf } from '../buyer-of.ts';
import type { OrderRow } from '../order-store.ts';
import { issueTickets } from './issue-mobile-tickets.ts';
import { deliverIssued, lockToIssue, makeReady } from './move-orders-on.ts';
import { ticketsPathOf } from './ticket-pages.ts';

export const ticketing = (secret: string) => ({
  makeReady,
  lockToIssue,
  issueTickets,
  deliverIssued,
  buyerOf,
  /** Where all tickets of an order are shown, behind the outlet's address. */
  pathOf: (db: Db, order: Pick<OrderRow, 'seller_id' | 'order_id'>) => ticketsPathOf(db, secret, order),
});

/** For whoever brings tickets to people, and people through the door. */
export type Ticketing = ReturnType<typeof ticketing>;
