// What becomes of an order's tickets after they were sold: one subject, and so one name.
import { required } from '@stagedoor/rules/values/required';
import type { Db } from '../../platform/db/tables.ts';
import { buyerOf } from '../buyer-of.ts';
import { findOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { reachOrderToChange } from '../reach-order.ts';
import { issueTickets, issueTicketsOfEvent } from './issue-mobile-tickets.ts';
import { deliverIssued, lockToIssue, makeReady } from './move-orders-on.ts';
import { claimEnded, countSent, findLiveTicket, replaceTicket } from './replace-ticket.ts';
import { uuidOfCode } from './ticket-code.ts';
import type { TicketKeys } from './ticket-keys.ts';
import { renewPage, ticketPathOf, ticketsPathOf } from './ticket-pages.ts';
import { soldOfEventPiece } from './sold-ticket-pieces.ts';
import {
  atDoorPiece,
  codesPiece,
  countAtDoor,
  partyOf,
  ticketAtDoor,
  uuidOfSpoken,
} from './tickets-at-door.ts';

export const ticketing = (secret: string, keys: TicketKeys) => ({
  makeReady,
  lockToIssue,
  issueTickets,
  issueOfEvent: issueTicketsOfEvent,
  deliverIssued,
  buyerOf,
  ticketAtDoor,
  atDoorPiece,
  uuidOfSpoken,
  codesPiece,
  soldOfEventPiece,
  countAtDoor,
  partyOf,
  keys,
  reachToChange: reachOrderToChange,
  findOrder: async (db: Db, sellerId: number, id: number) =>
    required(await findOrder(db, sellerId, { id }), 'order of the tickets'),
  findLive: findLiveTicket,
  replace: replaceTicket,
  renewPage,
  countSent,
  claimEnded,
  /** Where one ticket is shown, behind the outlet's address. */
  pathOfTicket: (uuid: string) => ticketPathOf(secret, uuid),
  /** The id behind the address of a ticket's page, as pictures held it once. */
  uuidOfAddress: (text: string): string | undefined => {
    const [, code] = /\/ticket\/([\w-]{44})$/.exec(text.trim()) ?? [];
    return code && uuidOfCode('ticket', secret, code);
  },
  /** Where all tickets of an order are shown, behind the outlet's address. */
  pathOf: (db: Db, order: Pick<OrderRow, 'seller_id' | 'order_id'>) => ticketsPathOf(db, secret, order),
});

/** For whoever brings tickets to people, and people through the door. */
export type Ticketing = ReturnType<typeof ticketing>;
