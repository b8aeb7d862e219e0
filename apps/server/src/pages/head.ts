// The head of a page: title, description, Open Graph, structured data, theme and what should load early.
import { randomBytes } from 'node:crypto';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { ownWords } from '@stagedoor/rules/language/own-words';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import { servedFont } from '@stagedoor/rules/shops/theme-properties';
import type { StoredOutlet } from '../sellers/index.ts';
import { cssForHtml, escapeHtml, jsonForHtml } from './html.ts';
import { eventData } from './structured-data.ts';
import { themeStyle } from './theme-style.ts';

/**
 * Replaced by a fresh value in every response; the rest of the page may be kept. Nobody outside of this process knows it,
 * so that no text that a visitor writes is taken for it.
 */
export const NONCE = randomBytes(24).toString('base64url');

const MOST_DESCRIBED = 100;

export interface HeadFacts {
  title: string;
  outlet: StoredOutlet;
  events: OutletEvent[];
  screen: 'list' | 'event' | 'other';
  origin: string;
  path: string;
  /** Those of the outlet, its own first. */
  languages?: readonly string[];
  /** The one that the address names. */
  named?: string | undefined;
}

/** LANG-08: an address names its language, and where the others are; without one, a visitor's own is found. */
function siblings({ languages = [], origin, path }: HeadFacts): string {
  if (languages.length < 2) return '';
  const link = (hreflang: string, search: string): string =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + path + search)}">`;
  return languages.map((code) => link(code, `?lang=${code}`)).join('') + link('x-default', '');
}

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const graph = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escapeHtml(content)}">`;

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

function pictureOf({ screen, events, outlet }: HeadFacts): string | undefined {
  const event = screen === 'event' ? events[0] : undefined;
  const picture = event ? (event.imageOverrideUrl ?? event.show.imageUrl) : outlet.theme.headerImageUrl;
  return safeImage(picture) ?? undefined;
}

function structuredData({ events, origin, outlet: { currency } }: HeadFacts): string {
  const data = events
    .slice(0, MOST_DESCRIBED)
    .flatMap((event) => eventData(event, { origin, currency }) ?? []);
  return data.length === 0
    ? ''
    : `<script type="application/ld+json" nonce="${NONCE}">${jsonForHtml(data)}</script>`;
}

/** API-05: where calendars, readers and other pages find the same. */
function feedLinks({ outlet: { name }, screen, origin, path }: HeadFacts): string {
  const link = (type: string, href: string): string =>
    `<link rel="alternate" type="${type}" title="${escapeHtml(name)}" href="${escapeHtml(origin + href)}">`;
  if (screen === 'event')
    return link('application/json+oembed', `/oembed?url=${encodeURIComponent(origin + path)}`);
  if (screen !== 'list') return '';
  return link('application/rss+xml', '/events.rss') + link('text/calendar', '/events.ics');
}

/** The outlet's own font comes beside the style sheet that asks for it, not after it. */
function fontPreload(theme: StoredOutlet['theme']): string {
  const font = servedFont(theme);
  return font ? `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>` : '';
}

export function pageHead(facts: HeadFacts): string {
  const { title, outlet, events, screen, origin, path } = facts;
  const event = screen === 'event' ? events[0] : undefined;
  const description = plainText(
    (event ? event.description : undefined) ?? ownWords(outlet.description ?? outlet.name),
  );
  const picture = pictureOf(facts);
  const favicon = safeImage(outlet.theme.faviconImageUrl);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${escapeHtml(origin + path + (facts.named ? `?lang=${facts.named}` : ''))}">`,
    siblings(facts),
    graph('title', title),
    graph('description', description),
    graph('site_name', ownWords(outlet.name)),
    graph('url', origin + path),
    graph('type', 'website'),
    picture ? graph('image', new URL(picture, origin).href) : '',
    favicon ? `<link rel="icon" href="${escapeHtml(favicon)}">` : '',
    fontPreload(outlet.theme),
    `<style nonce="${NONCE}" data-theme>${cssForHtml(themeStyle(outlet.theme))}</style>`,
    feedLinks(facts),
    structuredData(facts),
  ].join('');
}

/** Nothing but the colours and fonts of an outlet that shows nothing before a password or a sign-in, or is closed. */
export function closedHead({ theme }: Pick<StoredOutlet, 'theme'>): string {
  const style = `<style nonce="${NONCE}">${cssForHtml(themeStyle(theme))}</style>`;
  return `<title>Tickets</title><meta name="robots" content="noindex">${style}`;
}
