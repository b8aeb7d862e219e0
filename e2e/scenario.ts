// A screen in one of its states, and those it leads to: pictures are taken of them, and they are searched for barriers.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, Page } from '@playwright/test';

export interface State {
  /** kebab-case; the picture's file name begins with it. */
  name: string;
  /** Brings the page into its state: signs in, opens a dialog, fills a form wrongly. */
  prepare?: ((page: Page) => Promise<void>) | undefined;
}

export interface Scenario extends State {
  /** The page's host, such as `lantern.localhost`. */
  host: string;
  path: string;
  /** States that are reached by going on from this one, each from the one before it: no way is walked twice. */
  onward?: State[];
}

/** Every file in e2e/screens exports its scenarios as default; the file's name goes before theirs. */
export async function loadScenarios(): Promise<Scenario[]> {
  const files = globSync(join(import.meta.dirname, 'screens/*.ts')).sort();
  const scenarios = await Promise.all(
    files.map(async (file) => {
      const { default: own } = (await import(pathToFileURL(file).href)) as { default: Scenario[] };
      const named = <S extends State>(state: S): S => ({
        ...state,
        name: `${basename(file, '.ts')}-${state.name}`,
      });
      return own.map((scenario) => ({ ...named(scenario), onward: (scenario.onward ?? []).map(named) }));
    }),
  );
  return scenarios.flat();
}

export const statesOf = (scenario: Scenario): State[] => [scenario, ...(scenario.onward ?? [])];

/** Brings the page into one state after the other and looks at each. */
export async function walkScenario(
  page: Page,
  port: number,
  scenario: Scenario,
  look: (state: State) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`http://${scenario.host}:${port}${scenario.path}`, { waitUntil: 'networkidle' });
  for (const state of statesOf(scenario)) {
    await state.prepare?.(page);
    await settle(page);
    await look(state);
  }
}

async function settle(page: Page): Promise<void> {
  // A quiet network is not a painted screen: a busy machine may not have come to its heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(showAllPictures);
}

/** Pictures further down wait to be scrolled to; a picture of the whole page shows them too. */
async function showAllPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
}

/** Another address of the same host, with nothing left of what was done to the page before. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.unrouteAll();
  await page.goto(new URL(path, page.url()).href);
}

/** On no screen may a page be wider than its window. */
export async function scrollsSideways(page: Page | Frame): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
