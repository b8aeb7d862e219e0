// A screen in one of its states: pictures are taken of it, and it is searched for barriers.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, Page } from '@playwright/test';

export interface Scenario {
  /** kebab-case; the picture's file name begins with it. */
  name: string;
  /** The page's host, such as `lantern.localhost`. */
  host: string;
  path: string;
  /** Brings the page into its state: signs in, opens a dialog, fills a form wrongly. */
  prepare?: (page: Page) => Promise<void>;
}

/** Every file in e2e/screens exports its scenarios as default; the file's name goes before theirs. */
export async function loadScenarios(): Promise<Scenario[]> {
  const files = globSync(join(import.meta.dirname, 'screens/*.ts')).sort();
  const scenarios = await Promise.all(
    files.map(async (file) => {
      const { default: own } = (await import(pathToFileURL(file).href)) as { default: Scenario[] };
      return own.map((scenario) => ({ ...scenario, name: `${basename(file, '.ts')}-${scenario.name}` }));
    }),
  );
  return scenarios.flat();
}

export async function openScenario(page: Page, port: number, scenario: Scenario): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`http://${scenario.host}:${port}${scenario.path}`, { waitUntil: 'networkidle' });
  await scenario.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(showAllPictures);
}

/** Pictures further down wait to be scrolled to; a picture of the whole page shows them too. */
async function showAllPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
}

/** On no screen may a page be wider than its window. */
export async function scrollsSideways(page: Page | Frame): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
