// What a ticket page shows: one ticket, or all of an order.
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import { required } from '@stagedoor/rules/values/required';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { SoldEvent } from '../../catalogue/index.ts';
import { letterheadOf, speakTo } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import type { StoredOutlet } from '../../sellers/index.ts';
import { buyerOf } from '../buyer-of.ts';
import { findLines } from '../order-parts.ts';
import { findOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { findMobileTickets } from './mobile-ticket-store.ts';
import { ticketsOfOrders } from './order-ticket-store.ts';
import type { TicketKeys } from './ticket-keys.ts';

export interface ShownTicket {
  uuid: string;
  show: SoldEvent;
  itemName: string;
  levelName: string;
  seat: { sectionName: string | null; rowName: string | null; seatName: string | null };
  /** Whose name is on it; none where only an address of email is known. */
  holder: string | null;
  /** Who sent it, where it is with a friend: such a ticket tells nothing of the order. */
  sentBy: string | null;
  /** What its picture says. */
  text: string;
  /** Which of the order's tickets it is, from 1: the same whoever has the others. */
  place: number;
}

/** One of the order's that a friend has: where it is, and nothing to come in with. */
export interface TicketAway {
  levelName: string;
  seat: ShownTicket['seat'];
  place: number;
  sentTo: string;
  sentAt: Date;
}

export interface ShownTickets {
  from: Letterhead;
  orderNumber: string;
  /** In which its order was placed. */
  language: string | null;
  /** Its outlet's languages, and what it wrote in them. */
  speaks: Pick<StoredOutlet, 'languages' | 'words'>;
  /** Whether a customer's account can reach the order, and so send its tickets. */
  hasAccount: boolean;
  /** SETUP-08: they are for nothing. */
  isTest: boolean;
  /** Its sign, as the shop shows it. */
  logo: string | undefined;
  tickets: ShownTicket[];
  /** Those that are with friends; told only on the page of all. */
  away: TicketAway[];
}

export interface ShowingNeeds {
  db: Db;
  publicAddress: PublicAddress;
  keys: TicketKeys;
}

/** Whoever bought it, and not whoever an envelope would have been for. */
async function senderOf(db: Db, order: OrderRow): Promise<string> {
  const { firstName, lastName } = await buyerOf(db, order);
  return [firstName, lastName].filter(Boolean).join(' ') || ticketMessages.aFriend;
}

async function holderOf(db: Db, order: OrderRow): Promise<string> {
  const buyer = await buyerOf(db, order);
  const { firstName = buyer.firstName, lastName = buyer.lastName } = order.shipping_address ?? {};
  return [firstName, lastName].filter(Boolean).join(' ');
}

const asAway = (ticket: Omit<TicketAway, 'sentTo' | 'sentAt'> & Sent): TicketAway[] =>
  ticket.sentTo === null || ticket.sentAt === null
    ? []
    : [{ ...ticket, sentTo: ticket.sentTo, sentAt: ticket.sentAt }];

interface Sent {
  sentTo: string | null;
  sentAt: Date | null;
}

/** A ticket that was revoked, or went back on sale with its order, is not among them. */
export async function findShownTickets(
  { db, publicAddress, keys }: ShowingNeeds,
  { sellerId, orderId, uuid }: { sellerId: number; orderId: number; uuid?: string | undefined },
  now: Date,
): Promise<ShownTickets> {
  const order = required(await findOrder(db, sellerId, { id: orderId }), 'order of the tickets');
  const issued = await findMobileTickets(db, sellerId, orderId);
  const seats = await ticketsOfOrders(db, sellerId, [orderId]);
  const lines = await findLines(db, sellerId, [orderId]);
  const shows = await findSoldEvents(db, sellerId, [...new Set(lines.map((line) => line.outlet_event_id))]);
  const outlet = await outletCache(db).get(order.outlet_id);
  const holder = await holderOf(db, order);
  const sender = await speakTo(order, outlet, () => senderOf(db, order));
  const all = seats
    .flatMap((seat) => {
      const row = issued.find(
        ({ ticket_id, line_id }) => ticket_id === seat.ticketId && line_id === seat.lineId,
      );
      const line = lines.find(({ line_id }) => line_id === seat.lineId);
      const show = shows.find(({ eventId }) => eventId === line?.outlet_event_id);
      if (!row || !line || !show) return [];
      const { item_name: itemName, level_name: levelName } = line;
      const { mobile_ticket_uuid, sent_to: sentTo, sent_at: sentAt } = row;
      const whose = sentTo === null ? { holder, sentBy: null } : { holder: null, sentBy: sender };
      return [{ uuid: mobile_ticket_uuid, show, itemName, levelName, seat, sentTo, sentAt, ...whose }];
    })
    .map((ticket, index) => ({ ...ticket, place: index + 1 }));
  // What is with a friend is the friend's to show.
  const found = all.filter((ticket) => (uuid === undefined ? ticket.sentTo === null : ticket.uuid === uuid));
  const texts = await keys.textsOf(
    sellerId,
    found.map((ticket) => ({ uuid: ticket.uuid, eventId: ticket.show.eventId })),
    now,
  );
  return {
    from: letterheadOf(outlet, publicAddress(outlet)),
    orderNumber: orderNumber(order.unique_id),
    language: order.language,
    speaks: { languages: outlet.languages, words: outlet.words },
    hasAccount: order.user_id !== null,
    isTest: order.is_test,
    logo: safeImage(outlet.theme.logoImageUrl) ?? undefined,
    tickets: found.map((ticket, index) => ({ ...ticket, text: texts[index]! })),
    away: uuid === undefined ? all.flatMap(asAway) : [],
  };
}
