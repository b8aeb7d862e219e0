// SETUP-04: the shop as a draft would have it, for whoever has a signed address. It is drawn and does nothing: no script
// of it runs, so nobody orders in it by mistake.
import type { FastifyReply } from 'fastify';
import type { OutletEvents } from '../catalogue/index.ts';
import type { OutletMoment, StoredOutlet } from '../sellers/index.ts';
import { plainPage } from './plain-page.ts';

/** The outlet in other clothes. */
type Wear = (outlet: StoredOutlet) => StoredOutlet;

export interface Worn {
  wear: Wear;
  /** In place of those that are public. */
  events?: OutletEvents;
  /** It is looked at as at this moment. */
  at?: Date;
}

/** Undefined where the code is not good for this outlet, or no longer. */
export type Previews = (
  code: string,
  outlet: Pick<OutletMoment, 'outletId' | 'now'>,
) => Promise<Worn | undefined>;

const QUESTION = 'preview';

export const previewCodeIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(QUESTION) ?? undefined;

/** Links lead on within the preview; files and anchors stay as they are. What would run is not even asked for. */
export const withinPreview = (html: string, code: string): string =>
  html
    .replaceAll(/<script\b[^>]*\ssrc=[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(
      /(<a\b[^>]*?\shref=")(\/(?!\/|assets\/|images\/)[^"#?]*)(\?[^"#]*)?/g,
      (_link, before: string, path: string, asked: string | undefined) =>
        `${before}${path}${asked ? `${asked}&amp;` : '?'}${QUESTION}=${encodeURIComponent(code)}`,
    );

const policy = (frame: string, nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    `frame-ancestors ${frame}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Only the box office may frame it; nobody keeps it, finds it, or is told its address. */
export const previewHeaders = (reply: FastifyReply, office: string, nonce: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .removeHeader('x-frame-options')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', policy(office, nonce));

export const previewEnded = (reply: FastifyReply, office: string): FastifyReply =>
  previewHeaders(reply, office, 'none')
    .status(404)
    .send(plainPage('This preview has ended', 'Open it anew from the box office.'));
