// API-05: what an outlet shows to everybody, for pages and programs elsewhere. Without cookies, from anywhere.
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { onlyDeclared } from '@stagedoor/contract/only-declared';
import { chooseLanguage, LANGUAGE_PARAMETER, languagesOf } from '@stagedoor/rules/language/choose-language';
import { ownWords } from '@stagedoor/rules/language/own-words';
import { textOf } from '@stagedoor/rules/values/text-of';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedMessages } from '@stagedoor/rules/messages/feeds';
import { isOpenToAll } from '@stagedoor/rules/shops/is-open-to-all';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { speakIn } from '../../platform/language/speaking.ts';
import type { StoredOutlet } from '../../sellers/index.ts';
import { escapeHtml, jsonForHtml } from '../html.ts';
import { homeFinder, nobodyHome, pageOrigin } from '../page-home.ts';
import type { PageNeeds } from '../page-needs.ts';
import { feedEntry } from './feed-entries.ts';
import { calendarFeed, jsonFeed, rssFeed } from './write-feeds.ts';
import type { Feed } from './write-feeds.ts';

const KEPT_SECONDS = 60;
const EMBEDDED = { width: 480, height: 160 };

const forAnybody = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .type(type)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', `public, max-age=${KEPT_SECONDS}`);

interface Offered {
  outlet: StoredOutlet;
  origin: string;
  now: Date;
  events: OutletEvent[];
}

/** Undefined where a visitor sees nothing without a password, a sign-in or an invitation, or the shop is closed. */
async function offeredAt(needs: PageNeeds, request: FastifyRequest): Promise<Offered | undefined> {
  const home = await homeFinder(needs.directory)(request);
  if (!home) return undefined;
  const outlet = await needs.outlets.get(home.outletId);
  const isPublic = isOpenToAll(outlet) && !isGuestList(outlet.outletType) && !outlet.maintenanceMessage;
  if (!isPublic) return undefined;
  const now = needs.now();
  const origin = pageOrigin(request, needs.publicAddress);
  const events = await needs.outletEvents({ ...home, now }, {});
  return { outlet, origin, now, events };
}

function feedOf({ outlet, origin, now, events }: Offered): Feed {
  const { currency, timeZone: zone } = outlet;
  // As a call would tell them: what the outlet wrote in the language that is spoken.
  const told = onlyDeclared(getOutletEvents.output, { events }).events;
  const entries = told.map((event) => feedEntry(event, { origin, currency, times: timesIn(zone) }));
  return { title: ownWords(outlet.name), origin, now, zone, entries };
}

/** Feeds are kept by whoever fetches them: the address alone says in which of the outlet's languages. */
const languageIn = ({ query }: FastifyRequest, outlet: Pick<StoredOutlet, 'languages'>): string =>
  chooseLanguage(languagesOf(outlet.languages), { address: textOf(recordOf(query)[LANGUAGE_PARAMETER]) });

/** What oEmbed says of an event's page: its words, and the widget with this event alone. */
function embedded({ title, origin, entries }: Feed, asked: string): object | undefined {
  const id = /^\/event\/(\d+)$/.exec(URL.parse(asked)?.pathname ?? '')?.[1];
  const isOurs = URL.parse(asked)?.origin === origin;
  const entry = isOurs ? entries.find((each) => String(each.id) === id) : undefined;
  if (!entry) return undefined;
  const script = `<script src="${escapeHtml(origin)}/widget.js" async></script>`;
  const html = `${script}<stagedoor-events shop="${escapeHtml(origin)}" event="${entry.id}"></stagedoor-events>`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: title,
    provider_url: `${origin}/`,
    title: entry.title,
    ...(entry.image && { thumbnail_url: entry.image, thumbnail_width: 480, thumbnail_height: 270 }),
    ...EMBEDDED,
    html,
  };
}

const widget = readFileSync(join(import.meta.dirname, 'browser/widget.js'), 'utf8');

/** Read one by one, when they are said. */
const wordsOfWidget = (): Record<string, string> => {
  const { buy, look, empty, loading, failed, open } = feedMessages;
  return { buy, look, empty, loading, failed, open };
};

/** A script speaks one language, and reads the feed in it. */
const widgetIn = (language: string): string =>
  widget
    .replace("'WORDS'", () => jsonForHtml(wordsOfWidget()))
    .replace("'LANGUAGE'", () => jsonForHtml(language));

export function registerFeeds(app: FastifyInstance, needs: PageNeeds): void {
  const serve = (path: string, type: string, write: (feed: Feed, request: FastifyRequest) => unknown) =>
    app.get(path, async (request, reply) => {
      const offered = await offeredAt(needs, request);
      const written =
        offered &&
        speakIn(
          languageIn(request, offered.outlet),
          () => write(feedOf(offered), request),
          offered.outlet.words,
        );
      return written ? forAnybody(reply, type).send(written) : nobodyHome(reply);
    });
  serve('/events.ics', 'text/calendar; charset=utf-8', calendarFeed);
  serve('/events.rss', 'application/rss+xml; charset=utf-8', rssFeed);
  serve('/events.json', 'application/feed+json; charset=utf-8', (feed) => JSON.stringify(jsonFeed(feed)));
  serve('/oembed', 'application/json; charset=utf-8', (feed, { query }) =>
    JSON.stringify(embedded(feed, String(recordOf(query)['url']))),
  );
  app.get('/widget.js', async (request, reply) => {
    const home = await homeFinder(needs.directory)(request);
    const outlet = home ? await needs.outlets.get(home.outletId) : { languages: [] };
    const language = languageIn(request, outlet);
    return forAnybody(reply, 'text/javascript; charset=utf-8').send(
      speakIn(language, () => widgetIn(language)),
    );
  });
}
