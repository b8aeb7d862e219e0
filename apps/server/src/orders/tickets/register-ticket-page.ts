// The pages of tickets: whoever has the address may see them, and nobody else finds it.
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { speakIn } from '../../platform/language/speaking.ts';
import { languageAsked } from '../../platform/http/language-asked.ts';
import { outletCache } from '../../sellers/index.ts';
import { TICKET_PATH, TICKETS_PATH } from '@stagedoor/rules/tickets/ticket-links';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { speakTo, timesOf } from '../../mail/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { TEXT_FACE, TEXT_FACE_TYPE, textFace } from '../../platform/text-face.ts';
import { hostnameOf } from '../../platform/http/origins.ts';
import type { OutletDirectory } from '../../sellers/index.ts';
import { findShownTickets } from './find-shown-tickets.ts';
import type { ShowingNeeds, ShownTickets } from './find-shown-tickets.ts';
import { findMobileTicket } from './mobile-ticket-store.ts';
import { showCalendar } from './show-calendar.ts';
import { ticketsPdf } from './tickets-pdf.ts';
import { uuidOfCode } from './ticket-code.ts';
import type { CodePurpose } from './ticket-code.ts';
import { drawMissingTicket, drawTicketPage } from './ticket-page.ts';
import type { PageWallets } from './draw-ticket.ts';
import { orderOfPage, ticketPathOf } from './ticket-pages.ts';
import type { OutletWallets } from '../wallet/outlet-wallets.ts';
import { registerWallets } from '../wallet/register-wallets.ts';

export interface TicketPageNeeds extends ShowingNeeds {
  clock: Clock;
  directory: OutletDirectory;
  ticketSecret: string;
  wallets: ReadonlyMap<number, OutletWallets>;
}

type Found =
  | { kind: 'tickets'; shown: ShownTickets; path: string; wallets: PageWallets }
  | { kind: 'unknown' | 'over' };

const pathOf = (purpose: CodePurpose, code: string): string =>
  (purpose === 'page' ? TICKETS_PATH : TICKET_PATH) + code;

const walletsOf = ({ wallets, ticketSecret }: TicketPageNeeds, { from }: ShownTickets): PageWallets => ({
  apple: wallets.get(from.outletId)?.apple !== undefined,
  google: wallets.get(from.outletId)?.google !== undefined,
  pathOf: (uuid) => ticketPathOf(ticketSecret, uuid),
});

/** Whose ticket it is, by the code in the address. */
async function placeOf({ db }: TicketPageNeeds, purpose: CodePurpose, sellerId: number, uuid: string) {
  if (purpose === 'page') {
    const page = await orderOfPage(db, sellerId, uuid);
    return page && { orderId: page.orderId, isOver: page.revokedAt !== null };
  }
  const row = await findMobileTicket(db, sellerId, uuid);
  return row && { orderId: row.order_id, uuid, isOver: row.revoked_at !== null };
}

async function find(
  needs: TicketPageNeeds,
  purpose: CodePurpose,
  request: Pick<FastifyRequest, 'params' | 'host'>,
): Promise<Found> {
  const code = textOf(recordOf(request.params).code);
  const home = await needs.directory.atPage(hostnameOf(request.host));
  const uuid = home && uuidOfCode(purpose, needs.ticketSecret, code);
  const place = uuid && (await placeOf(needs, purpose, home.sellerId, uuid));
  if (!place) return { kind: 'unknown' };
  if (place.isOver) return { kind: 'over' };
  const shown = await findShownTickets(needs, { sellerId: home.sellerId, ...place }, needs.clock.now());
  if (shown.tickets.length === 0) return { kind: 'over' };
  return { kind: 'tickets', shown, path: pathOf(purpose, code), wallets: walletsOf(needs, shown) };
}

function draw(found: Found, nonce: string, now: Date): { status: number; text: string } {
  switch (found.kind) {
    case 'tickets':
      return {
        status: 200,
        text: speakTo(found.shown, found.shown.speaks, () =>
          drawTicketPage(found.shown, { ...found, now }, nonce),
        ),
      };
    case 'over':
      return { status: 410, text: drawMissingTicket(ticketMessages.over, ticketMessages.overMeans, nonce) };
    case 'unknown':
      return {
        status: 404,
        text: drawMissingTicket(ticketMessages.unknown, ticketMessages.unknownMeans, nonce),
      };
  }
}

/** Nothing of it is kept by anybody on the way, indexed, or told to other sites. The phone itself may keep it. */
function send(reply: FastifyReply, found: Found, now: Date): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { status, text } = draw(found, nonce, now);
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'self'; connect-src 'self'; font-src 'self'; worker-src 'self'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return privately(reply)
    .status(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(text);
}

const privately = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer');

function sendCalendar(reply: FastifyReply, found: Found, now: Date): FastifyReply {
  const shown = found.kind === 'tickets' ? found.shown : undefined;
  const [ticket] = shown?.tickets ?? [];
  const file =
    found.kind === 'tickets' &&
    ticket &&
    showCalendar(ticket.show, {
      number: found.shown.orderNumber,
      url: found.shown.from.origin + found.path,
      times: timesOf(found.shown.from),
      now,
    });
  return file
    ? privately(reply)
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="event-${ticket.show.eventId}.ics"`)
        .send(file)
    : send(reply, { kind: 'unknown' }, now);
}

async function sendPdf(reply: FastifyReply, found: Found, now: Date): Promise<FastifyReply> {
  if (found.kind !== 'tickets') return send(reply, { kind: 'unknown' }, now);
  return privately(reply)
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="tickets-${found.shown.orderNumber}.pdf"`)
    .send(await speakTo(found.shown, found.shown.speaks, () => ticketsPdf(found.shown, now)));
}

/** For a page that is no ticket: nobody knows whose it would be. */
async function visitorsLanguage(
  { db, directory }: TicketPageNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const home = await directory.atPage(hostnameOf(request.host));
  if (!home) return undefined;
  const address = new URL(request.url, 'http://page.invalid');
  return languageAsked(request, reply, address, await outletCache(db).get(home.outletId));
}

const scriptOf = (name: string): string => readFileSync(join(import.meta.dirname, 'browser', name), 'utf8');

export function registerTicketPage(app: FastifyInstance, needs: TicketPageNeeds): void {
  const ways = [
    [TICKET_PATH, 'ticket'],
    [TICKETS_PATH, 'page'],
  ] as const;
  for (const [path, purpose] of ways) {
    app.get(`${path}:code`, async (request, reply) => {
      const found = await find(needs, purpose, request);
      return speakIn(await visitorsLanguage(needs, request, reply), () =>
        send(reply, found, needs.clock.now()),
      );
    });
    app.get(`${path}:code/tickets.pdf`, async (request, reply) =>
      sendPdf(reply, await find(needs, purpose, request), needs.clock.now()),
    );
    app.get(`${path}:code/calendar.ics`, async (request, reply) =>
      sendCalendar(reply, await find(needs, purpose, request), needs.clock.now()),
    );
  }
  registerWallets(app, {
    wallets: needs.wallets,
    find: async (request) => {
      const found = await find(needs, 'ticket', request);
      return found.kind === 'tickets' ? found.shown : undefined;
    },
    now: () => needs.clock.now(),
    privately,
    missing: (reply) => send(reply, { kind: 'unknown' }, needs.clock.now()),
  });
  const face = textFace();
  app.get(TEXT_FACE, (_request, reply) =>
    reply.type(TEXT_FACE_TYPE).header('cache-control', 'public, max-age=86400').send(face),
  );
  for (const name of ['ticket-page.js', 'ticket-worker.js']) {
    const script = scriptOf(name);
    app.get(`/${name}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );
  }
}
