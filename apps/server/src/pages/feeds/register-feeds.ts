// API-05: what an outlet shows to everybody, for pages and programs elsewhere. Without cookies, from anywhere.
import { timesIn } from '@stagedoor/rules/time/times-in';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedMessages } from '@stagedoor/rules/messages/feeds';
import { isOpenToAll } from '@stagedoor/rules/shops/is-open-to-all';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** Undefined where a visitor sees nothing without a password, a sign-in or an invitation, or the shop is closed. */
async function feedAt(needs: PageNeeds, request: FastifyRequest): Promise<Feed | undefined> {
  const home = await homeFinder(needs.directory)(request);
  if (!home) return undefined;
  const outlet = await needs.outlets.get(home.outletId);
  const isPublic = isOpenToAll(outlet) && !isGuestList(outlet.outletType) && !outlet.maintenanceMessage;
  if (!isPublic) return undefined;
  const now = needs.now();
  const origin = pageOrigin(request, needs.publicAddress);
  const events = await needs.outletEvents({ ...home, now }, {});
  const { currency, timeZone: zone } = outlet;
  const entries = events.map((event) => feedEntry(event, { origin, currency, times: timesIn(zone) }));
  return { title: outlet.name, origin, now, zone, entries };
}

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

const widget = readFileSync(join(import.meta.dirname, 'browser/widget.js'), 'utf8').replace("'WORDS'", () =>
  jsonForHtml(feedMessages),
);

export function registerFeeds(app: FastifyInstance, needs: PageNeeds): void {
  const serve = (path: string, type: string, write: (feed: Feed, request: FastifyRequest) => unknown) =>
    app.get(path, async (request, reply) => {
      const feed = await feedAt(needs, request);
      const written = feed && write(feed, request);
      return written ? forAnybody(reply, type).send(written) : nobodyHome(reply);
    });
  serve('/events.ics', 'text/calendar; charset=utf-8', calendarFeed);
  serve('/events.rss', 'application/rss+xml; charset=utf-8', rssFeed);
  serve('/events.json', 'application/feed+json; charset=utf-8', (feed) => JSON.stringify(jsonFeed(feed)));
  serve('/oembed', 'application/json; charset=utf-8', (feed, { query }) =>
    JSON.stringify(embedded(feed, String(recordOf(query)['url']))),
  );
  app.get('/widget.js', (_request, reply) =>
    forAnybody(reply, 'text/javascript; charset=utf-8').send(widget),
  );
}
