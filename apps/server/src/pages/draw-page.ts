// A whole page for one address of one outlet: drawn once, kept for a moment, given to everybody with a fresh nonce.
import { isOpenToAll } from '@stagedoor/rules/shops/is-open-to-all';
import type { Bootstrap } from '@stagedoor/contract/bootstrap';
import { keepFresh } from '../platform/keep-fresh.ts';
import type { Kept } from '../platform/keep-fresh.ts';
import type { Home, OutletCache, StoredOutlet } from '../sellers/index.ts';
import { originAt } from '../platform/http/origins.ts';
import { firstAnswers } from './first-answers.ts';
import type { AnswerNeeds } from './first-answers.ts';
import { NONCE, closedHead, pageHead } from './head.ts';
import { jsonForHtml } from './html.ts';
import type { StorefrontBuild } from './storefront-build.ts';

const MOST_KEPT = 2000;

export interface Page {
  html: string;
  status: number;
  /** When to come again, where the shop is closed for a while. */
  retryAfterSeconds?: number | undefined;
}

/** As often as a page that stays open looks again. */
const LOOK_AGAIN_SECONDS = 60;

export interface DrawNeeds extends AnswerNeeds {
  build: StorefrontBuild;
  outlets: OutletCache;
  now: () => Date;
  demo: boolean;
}

function fill({ template }: StorefrontBuild, head: string, app: string, state: string): string {
  const data = `<script type="application/json" id="bootstrap" nonce="${NONCE}">${state}</script>`;
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('<!--bootstrap-->', () => data);
}

function isClosed(outlet: StoredOutlet): boolean {
  return !isOpenToAll(outlet) || outlet.maintenanceMessage !== undefined;
}

/** The page's own address for calls; empty where the page's origin answers them. */
export function apiBaseFor(home: Home, page: URL): string {
  return home.apiHost === undefined ? '' : originAt(page, home.apiHost);
}

async function draw(needs: DrawNeeds, home: Home, page: URL): Promise<Page> {
  const now = needs.now();
  const outlet = await needs.outlets.get(home.outletId);
  const bootstrap: Bootstrap = {
    apiBase: apiBaseFor(home, page),
    now: now.toISOString(),
    answers: {},
    demo: needs.demo,
  };
  if (isClosed(outlet)) {
    const html = fill(needs.build, closedHead(outlet), '', jsonForHtml(bootstrap));
    // Search engines and caches keep what they know of a shop that is only away; the page says in its own words why.
    return outlet.maintenanceMessage === undefined
      ? { html, status: 200 }
      : { html, status: 503, retryAfterSeconds: LOOK_AGAIN_SECONDS };
  }
  const { answers, events, screen } = await firstAnswers(needs, { ...home, now }, page.pathname);
  bootstrap.answers = answers;
  const drawing = await needs.build.draw({ url: page.pathname + page.search, bootstrap });
  const head = pageHead({
    title: drawing.title,
    outlet,
    events,
    screen,
    origin: page.origin,
    path: page.pathname,
    preloads: needs.build.preloadsFor(drawing.chunks),
  });
  return { html: fill(needs.build, head, drawing.html, drawing.state), status: drawing.status };
}

export function pageDrawer(needs: DrawNeeds): { page(home: Home, page: URL): Promise<Page>; forget(): void } {
  const kept = new Map<string, Kept<Page>>();
  return {
    page: (home, page) => {
      const key = `${home.outletId} ${page.href}`;
      const known = kept.get(key);
      if (known) return known.get();
      if (kept.size >= MOST_KEPT) kept.clear();
      const entry = keepFresh(() => draw(needs, home, page));
      kept.set(key, entry);
      return entry.get();
    },
    forget: () => kept.clear(),
  };
}
