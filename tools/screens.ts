// npm run screens [-- WORD …]: pictures of every screen and state, on a phone and on a desk; --axe looks for barriers too.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { barriersOn } from '../e2e/barriers.ts';
import { loadScenarios, openScenario, scrollsSideways, type Scenario } from '../e2e/scenario.ts';
import { bootShop } from '../e2e/server.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { root } from './runtime/folders.mjs';

const widths = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];
const atOnce = 2;
const folder = join(root, 'screens');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const withAxe = process.argv.includes('--axe');

interface Shot {
  scenario: Scenario;
  viewport: (typeof widths)[number];
}

/** Answers with what is wrong on the screen. */
async function take(browser: Browser, port: number, { scenario, viewport }: Shot): Promise<string[]> {
  const context = await browser.newContext({ viewport });
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await openScenario(page, port, scenario);
    await showLazyPictures(page);
    const path = join(folder, `${scenario.name}-${viewport.width}.png`);
    await page.screenshot({ path, fullPage: true });
    if (await scrollsSideways(page)) errors.push('scrolls sideways');
    if (withAxe) errors.push(...(await barriersOn(page)));
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
  }
  return errors.map((error) => `${scenario.name} at ${viewport.width}: ${error}`);
}

/** Pictures far below the window load when somebody comes near them. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = 'eager';
      await picture.decode().catch(() => undefined);
    }
  });
}

async function takeAll(shots: Shot[]): Promise<string[]> {
  const shop = await bootShop();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const waiting = [...shots];
  const wrong: string[] = [];
  const photographer = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      wrong.push(...(await take(browser, shop.port, shot)));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, photographer));
  } finally {
    await browser.close();
    await shop.stop();
  }
  return wrong;
}

const scenarios = (await loadScenarios()).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (words.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shots = scenarios.flatMap((scenario) => widths.map((viewport) => ({ scenario, viewport })));
const wrong = await takeAll(shots);
for (const line of wrong) console.error(line);
console.log(
  `${shots.length} pictures of ${scenarios.length} screens are in screens/, ${wrong.length} complaints`,
);
process.exitCode = wrong.length > 0 || shots.length === 0 ? 1 : 0;
