// The page behind `redemptionUrl`: whoever has its address may see the ticket, and nobody else finds it.
import { randomBytes } from 'node:crypto';
import { orderNumber } from '@stagedoor/rules/order-number';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSoldEvents } from '../../catalogue/index.ts';
import { letterheadOf } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { hostnameOf } from '../../platform/http/origins.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import type { OutletDirectory } from '../../sellers/index.ts';
import { buyerOf } from '../buyer-of.ts';
import { findOrder, findParts } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { findMobileTicket } from './mobile-ticket-store.ts';
import type { MobileTicketRow } from './mobile-ticket-store.ts';
import { ticketsOfOrders } from './order-ticket-store.ts';
import { uuidOfCode } from './ticket-code.ts';
import { drawMissingTicket, drawTicketPage } from './ticket-page.ts';
import type { TicketPage } from './ticket-page.ts';
import { TICKET_PATH } from './ticket-path.ts';

export interface TicketPageNeeds {
  db: Db;
  directory: OutletDirectory;
  publicAddress: PublicAddress;
  ticketSecret: string;
}

type Found = { kind: 'ticket'; page: Omit<TicketPage, 'nonce'> } | { kind: 'unknown' | 'over' };

async function holderOf(db: Db, order: OrderRow): Promise<string> {
  const buyer = await buyerOf(db, order);
  const { firstName = buyer.firstName, lastName = buyer.lastName } = order.shipping_address ?? {};
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** A ticket that was revoked, or went back on sale with its order, is over. */
async function describe(needs: TicketPageNeeds, row: MobileTicketRow, code: string): Promise<Found> {
  const { db, publicAddress } = needs;
  const { seller_id: sellerId, order_id: orderId } = row;
  const order = (await findOrder(db, sellerId, { id: orderId }))!;
  const tickets = await ticketsOfOrders(db, sellerId, [orderId]);
  const seat = tickets.find(({ ticketId, lineId }) => ticketId === row.ticket_id && lineId === row.line_id);
  const { lines } = await findParts(db, sellerId, [orderId]);
  const line = lines.find((each) => each.line_id === seat?.lineId);
  if (row.revoked_at || !seat || !line) return { kind: 'over' };
  const [show] = await findSoldEvents(db, sellerId, [line.outlet_event_id]);
  const outlet = await outletCache(db).get(order.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  return {
    kind: 'ticket',
    page: {
      show: show!,
      itemName: line.item_name,
      levelName: line.level_name,
      seat,
      holder: await holderOf(db, order),
      orderNumber: orderNumber(order.unique_id),
      address: `${from.origin}${TICKET_PATH}${code}`,
      from,
    },
  };
}

async function find(needs: TicketPageNeeds, request: FastifyRequest): Promise<Found> {
  const { code } = request.params as { code: string };
  const home = await needs.directory.atPage(hostnameOf(request.host));
  const uuid = home && uuidOfCode('ticket', needs.ticketSecret, code);
  const row = uuid && (await findMobileTicket(needs.db, home.sellerId, uuid));
  return row ? describe(needs, row, code) : { kind: 'unknown' };
}

function draw(found: Found, nonce: string): { status: number; text: string } {
  switch (found.kind) {
    case 'ticket':
      return { status: 200, text: drawTicketPage({ ...found.page, nonce }) };
    case 'over': {
      const sentence = 'It was canceled or issued anew. Look into your order for the tickets that count.';
      return { status: 410, text: drawMissingTicket('This ticket is no longer valid', sentence, nonce) };
    }
    case 'unknown': {
      const sentence = 'Please check the address, or open the ticket from your order.';
      return { status: 404, text: drawMissingTicket('There is no ticket here', sentence, nonce) };
    }
  }
}

/** Nothing of it is kept by anybody on the way, indexed, or told to other sites. */
function send(reply: FastifyReply, found: Found): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { status, text } = draw(found, nonce);
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policy)
    .send(text);
}

export function registerTicketPage(app: FastifyInstance, needs: TicketPageNeeds): void {
  app.get(`${TICKET_PATH}:code`, async (request, reply) => send(reply, await find(needs, request)));
}
