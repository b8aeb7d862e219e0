// A whole page for one address of one outlet: drawn once, kept for a moment, given to everybody with a fresh nonce.
import { LANGUAGE_PARAMETER, languagesOf } from '@stagedoor/rules/language/choose-language';
import { languageAttributes } from '@stagedoor/rules/language/direction-of';
import { ENGLISH_LANGUAGE } from '@stagedoor/rules/language/shop-languages';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { isOpenToAll } from '@stagedoor/rules/shops/is-open-to-all';
import type { Bootstrap } from '@stagedoor/contract/bootstrap';
import { keepFresh } from '../platform/keep-fresh.ts';
import type { Kept } from '../platform/keep-fresh.ts';
import type { Home, OutletCache, StoredOutlet } from '../sellers/index.ts';
import { speakIn } from '../platform/language/speaking.ts';
import { originAt } from '../platform/http/origins.ts';
import { firstAnswers } from './first-answers.ts';
import type { AnswerNeeds } from './first-answers.ts';
import { NONCE, closedHead, pageHead } from './head.ts';
import { hallChunks, hallPreload } from './hall-preload.ts';
import { jsonForHtml } from './html.ts';
import { PageBytes } from './page-bytes.ts';
import { withinPreview } from './preview.ts';
import type { Worn } from './preview.ts';
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
  /** By language; English is among them where anything was built. */
  builds: ReadonlyMap<string, StorefrontBuild>;
  outlets: OutletCache;
  now: () => Date;
  demo: boolean;
}

function fill(
  { template }: StorefrontBuild,
  language: string,
  { head, app, state, preloads = [] }: { head: string; app: string; state: string; preloads?: string[] },
): string {
  const data = `<script type="application/json" id="bootstrap" nonce="${NONCE}">${state}</script>`;
  return (
    template
      .replace('<html lang="en">', () => `<html ${languageAttributes(language)}>`)
      .replace('<!--head-->', () => head)
      // Behind the styles and the script that every page has: a browser fetches in this order.
      .replace('</head>', () => `${preloads.join('')}</head>`)
      .replace('<!--app-->', () => app)
      .replace('<!--bootstrap-->', () => data)
  );
}

function isClosed(outlet: StoredOutlet): boolean {
  return !isOpenToAll(outlet) || outlet.maintenanceMessage !== undefined;
}

/** The page's own address for calls; empty where the page's origin answers them. */
export function apiBaseFor(home: Home, page: URL): string {
  return home.apiHost === undefined ? '' : originAt(page, home.apiHost);
}

export interface AskedPage {
  page: URL;
  language: string;
}

interface Preview extends Worn {
  code: string;
}

/** A page is drawn by the build of its language. */
function buildFor({ builds }: DrawNeeds, language: string): { build: StorefrontBuild; code: string } {
  const build = builds.get(language);
  return build
    ? { build, code: language }
    : { build: valueOf(builds, ENGLISH_LANGUAGE), code: ENGLISH_LANGUAGE };
}

/** SETUP-04: a shop that asks everybody to sign in is looked at as somebody sees it who has. */
const asInside = (outlet: StoredOutlet): StoredOutlet => ({
  ...outlet,
  loginType: { constant: 'OUTLET_LOGIN_AS_NEEDED' },
});

/** LANG-05: what the outlet wrote itself is told in the page's language, too. */
async function draw(needs: DrawNeeds, home: Home, asked: AskedPage, preview?: Preview): Promise<Page> {
  const stored = await needs.outlets.get(home.outletId);
  const outlet = preview ? asInside(preview.wear(stored)) : stored;
  const drawn = { home, outlet, preview, ...asked };
  return speakIn(asked.language, () => drawIn(needs, drawn), outlet.words);
}

interface Drawn extends AskedPage {
  home: Home;
  outlet: StoredOutlet;
  preview: Preview | undefined;
}

async function drawIn(needs: DrawNeeds, { home, page, language, outlet, preview }: Drawn): Promise<Page> {
  const { build, code } = buildFor(needs, language);
  const now = preview?.at ?? needs.now();
  const bootstrap: Bootstrap = {
    apiBase: apiBaseFor(home, page),
    now: now.toISOString(),
    answers: {},
    demo: needs.demo,
  };
  if (!preview && isClosed(outlet)) {
    const html = fill(build, code, { head: closedHead(outlet), app: '', state: jsonForHtml(bootstrap) });
    // Search engines and caches keep what they know of a shop that is only away; the page says in its own words why.
    return outlet.maintenanceMessage === undefined
      ? { html, status: 200 }
      : { html, status: 503, retryAfterSeconds: LOOK_AGAIN_SECONDS };
  }
  const { answers, events, screen, hall } = await firstAnswers(
    preview?.events ? { ...needs, outletEvents: preview.events } : needs,
    { ...home, now },
    page.pathname,
    preview && outlet,
  );
  bootstrap.answers = answers;
  const drawing = await build.draw({ url: page.pathname + page.search, bootstrap, plan: hall?.plan });
  const head = pageHead({
    title: drawing.title,
    outlet,
    events,
    screen,
    origin: page.origin,
    path: page.pathname,
    languages: languagesOf(outlet.languages),
    named: page.searchParams.get(LANGUAGE_PARAMETER) === code ? code : undefined,
  });
  const { status, state } = drawing;
  const html = fill(build, code, {
    head,
    app: drawing.html,
    state: preview ? '{}' : state,
    preloads: [
      ...(hall ? [hallPreload(hall, bootstrap.apiBase)] : []),
      ...build.preloadsFor(hall ? [...drawing.chunks, ...hallChunks] : drawing.chunks),
    ],
  });
  return { html: preview ? withinPreview(html, preview.code) : html, status };
}

/** For all who are given the page. */
interface KeptPage extends Omit<Page, 'html'> {
  bytes: PageBytes;
}

export interface PageDrawer {
  page(home: Home, asked: AskedPage): Promise<KeptPage>;
  /** Drawn for one, and not kept. */
  preview(home: Home, asked: AskedPage, preview: Preview): Promise<Page>;
  forget(): void;
}

export function pageDrawer(needs: DrawNeeds): PageDrawer {
  const kept = new Map<string, Kept<KeptPage>>();
  return {
    page: (home, asked) => {
      const key = `${home.outletId} ${asked.language} ${asked.page.href}`;
      const known = kept.get(key);
      if (known) return known.get();
      if (kept.size >= MOST_KEPT) kept.clear();
      const entry = keepFresh(async () => {
        const { html, ...page } = await draw(needs, home, asked);
        return { ...page, bytes: new PageBytes(html) };
      });
      kept.set(key, entry);
      return entry.get();
    },
    preview: (home, asked, preview) => draw(needs, home, asked, preview),
    forget: () => kept.clear(),
  };
}
