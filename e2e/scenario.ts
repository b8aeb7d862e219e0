// Brings a page into the states of e2e/screens, one after the other.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { statesOnTheWay, type Scenario, type State } from './states.ts';

/** Shapes that stand for what is coming, tables and buttons that say they are busy. */
const onItsWay = '[class*="_skeleton_"], [aria-busy="true"]';

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

interface WalkOptions {
  isWanted?: (state: State) => boolean;
  /** How a state is reached that has an address of its own. */
  goTo?: (page: Page, path: string) => Promise<void>;
}

/** Brings the page into one state after the other and looks at those that are wanted. */
export async function walkScenario(
  page: Page,
  port: number,
  scenario: Scenario,
  look: (state: State) => Promise<void>,
  { isWanted = () => true, goTo = openAnew }: WalkOptions = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`http://${scenario.host}:${port}${scenario.path}`, { waitUntil: 'networkidle' });
  for (const state of statesOnTheWay(scenario, isWanted)) {
    if (state.path !== undefined && state !== scenario) await goTo(page, state.path);
    await state.prepare?.(page);
    if (!isWanted(state)) continue;
    await settle(page);
    if (!state.isWaiting) await untilAnswered(page, state);
    await look(state);
  }
}

async function settle(page: Page): Promise<void> {
  // A quiet network is not a painted screen: a busy machine may not have come to its heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(showAllPictures);
}

/** Frames of what is to come have no barriers, and nothing of what was asked for: whoever searches them searched nothing. */
async function untilAnswered(page: Page, { name }: State): Promise<void> {
  await expect(page.locator(onItsWay), `${name}: something is still on its way`).toHaveCount(0);
}

/** Pictures further down wait to be scrolled to; a picture of the whole page shows them too. */
async function showAllPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // One that is replaced meanwhile, or that the browser puts off, would be waited for without an end.
  const late = new Promise((wake) => setTimeout(wake, 3000));
  await Promise.race([late, Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))]);
}

/** Another address of the same host, with nothing left of what was done to the page before. */
async function openAnew(page: Page, path: string): Promise<void> {
  await page.unrouteAll();
  await page.goto(new URL(path, page.url()).href);
}

/** As people go from screen to screen: the page stays, which takes half the time. A screen that is there already is opened anew. */
export async function goOn(page: Page, path: string): Promise<void> {
  const from = new URL(page.url());
  const to = new URL(path, from);
  if (to.pathname === from.pathname) return openAnew(page, path);
  await page.unrouteAll();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to.href);
}

/** On no screen may a page be wider than its window. */
export async function scrollsSideways(page: Page | Frame): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
