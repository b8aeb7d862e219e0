// The page of the waiting room: small, because twenty thousand people may load it while the shop sells.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { eventTitle } from '@stagedoor/rules/events/event-title';
import { languageAttributes } from '@stagedoor/rules/language/direction-of';
import { isOpenToAll } from '@stagedoor/rules/shops/is-open-to-all';
import { waitingRoomMessages } from '@stagedoor/rules/messages/waiting-room';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { themeProperties } from '@stagedoor/rules/shops/theme-properties';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { escapeHtml } from '../platform/html.ts';
import { TEXT_FACE, textFaceCss } from '../platform/text-face.ts';
import { hostnameOf } from '../platform/http/origins.ts';
import { refuse } from '../platform/http/refusal.ts';
import { speakIn } from '../platform/language/speaking.ts';
import { languageAsked } from '../platform/http/language-asked.ts';
import type { StoredOutlet } from '../sellers/index.ts';
import { positionsAfter } from './place-store.ts';
import { entryOf } from './place-code.ts';
import type { RoomNeeds } from './room-needs.ts';
import { findRoom } from './room-store.ts';

const fileOf = (name: string): string => readFileSync(join(import.meta.dirname, 'browser', name), 'utf8');

const page = fileOf('wait.html');
const templates = new Map<string, string>();

/** The page's own words stand in it already, by language. */
function templateIn(language: string): string {
  const known = templates.get(language);
  if (known) return known;
  const words = new Map(
    Object.entries(waitingRoomMessages).map(([key, text]) => [`w.${key}`, escapeHtml(text)]),
  );
  const made = page
    .replace('<html lang="en">', `<html ${languageAttributes(language)}>`)
    .replaceAll(/\{\{(w\.\w+)\}\}/g, (_all, name: string) => words.get(name) ?? '');
  templates.set(language, made);
  return made;
}

/** What the page's own program says. */
function spokenWords() {
  const { yourTurn, withFees, left, inCarts, noPromise } = waitingRoomMessages;
  const { onePerson, people, nobodyAhead, oneAhead, ahead, drawnAs, of, days } = waitingRoomMessages;
  const now = { yourTurn, withFees, left, inCarts, noPromise };
  return { ...now, onePerson, people, nobodyAhead, oneAhead, ahead, drawnAs, of, days };
}

const policyOf = (nonce: string, api: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; connect-src 'self' ${api}; font-src 'self'; img-src 'self' https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What everybody may know of the event; nothing of it at a shop that is not open to all. */
function factsOf(outlet: StoredOutlet, event: OutletEvent | undefined): Record<string, string> {
  if (!event || !isOpenToAll(outlet))
    return { name: waitingRoomMessages.name, when: '', where: '', picture: '' };
  const { show, overrideName } = event;
  const { venue, startsAt } = show;
  const { title } = eventTitle(
    {
      name: show.name ?? '',
      overrideName,
      artistName: show.artist?.name ?? show.name ?? '',
      venueName: venue?.name ?? '',
    },
    outlet.outletType,
    'detail',
  );
  const picture = event.imageOverrideUrl ?? show.mobileImageUrl ?? show.imageUrl;
  return {
    name: escapeHtml(title),
    when: startsAt ? escapeHtml(timesIn(outlet.timeZone).formatDateTime(startsAt, venue)) : '',
    where: escapeHtml([overrideName, venue?.name, venue?.city].filter(Boolean).join(', ')),
    picture: picture ? `<img src="${escapeHtml(picture)}" alt="" />` : '',
  };
}

function shopName({ name, theme }: StoredOutlet): string {
  const logo = theme?.logoImageUrl;
  return logo ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" />` : escapeHtml(name);
}

const themeOf = ({ theme }: StoredOutlet): string =>
  `:root{${Object.entries(theme ? themeProperties(theme) : {})
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

function fill(
  outlet: StoredOutlet,
  eventId: number,
  facts: Record<string, string>,
  { nonce, api, language }: { nonce: string; api: string; language: string },
): string {
  const values: Record<string, string> = {
    ...facts,
    title: `${facts['name']!} – ${waitingRoomMessages.name}`,
    nonce,
    api: escapeHtml(api),
    theme: themeOf(outlet),
    event: String(eventId),
    words: escapeHtml(JSON.stringify(spokenWords())),
    shop: shopName(outlet),
  };
  return templateIn(language).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}

const MOST_ID = 2_147_483_647;
const idOf = (params: unknown): number | undefined => {
  const id = Number(recordOf(params).eventId);
  return Number.isInteger(id) && id > 0 && id <= MOST_ID ? id : undefined;
};

function registerLot(app: FastifyInstance, { db, clock, directory }: RoomNeeds): void {
  app.get('/wait/:eventId/lot.json', async (request, reply) => {
    const home = await directory.atPage(hostnameOf(request.host));
    const eventId = idOf(request.params);
    const room = home && eventId ? await findRoom(db, clock, home.sellerId, eventId) : undefined;
    // The seed is told once it cannot help anybody any more.
    if (!room || room.outlet_id !== home?.outletId || room.drawn_at === null) return refuse('NOT_FOUND');
    const { commitment, seed, drawn, drawn_at: drawnAt, opens_at: opensAt } = room;
    const places = (await positionsAfter(db, room, 0)).slice(0, drawn).map(({ place }) => entryOf(place));
    return reply.header('cache-control', 'no-cache').send({ commitment, seed, opensAt, drawnAt, places });
  });
}

/** Compressed once, for everybody. */
function sendFile(type: string, body: string) {
  const packed = gzipSync(body, { level: 9 });
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'accept-encoding');
    if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(body);
    return reply.header('content-encoding', 'gzip').send(packed);
  };
}

export function registerPage(app: FastifyInstance, needs: RoomNeeds): void {
  app.get(
    '/wait.css',
    sendFile('text/css', textFaceCss(TEXT_FACE) + fileOf('tokens.css') + fileOf('wait.css')),
  );
  app.get('/wait.js', sendFile('text/javascript', fileOf('wait.js')));
  registerLot(app, needs);
  app.get('/wait/:eventId', async (request, reply) => {
    const home = await needs.directory.atPage(hostnameOf(request.host));
    const eventId = idOf(request.params);
    if (!home || !eventId) return reply.callNotFound();
    const outlet = await needs.outlets.get(home.outletId);
    const at = { ...home, now: needs.clock.now() };
    const [event] = isGuestList(outlet.outletType) ? [] : await needs.outletEvents(at, { eventId });
    if (!event) return reply.callNotFound();
    const address = new URL(request.url, 'http://page.invalid');
    const language = languageAsked(request, reply, address, outlet);
    const nonce = randomBytes(16).toString('base64');
    const api = home.apiHost ? needs.publicAddress({ mainHost: home.apiHost }) : '';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyOf(nonce, api))
      .header('x-robots-tag', 'noindex')
      .send(
        speakIn(
          language,
          () => fill(outlet, eventId, factsOf(outlet, event), { nonce, api, language }),
          outlet.words,
        ),
      );
  });
}
