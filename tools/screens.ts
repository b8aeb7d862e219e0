// npm run screens [-- WORD …]: pictures of every screen and state, on a phone and on a desk; --axe looks for barriers too.
// Customers' screens are looked at in two test languages as well, on a narrow phone too: nothing may be cut off there.
// With --test-languages that is all: no pictures but of what does not fit.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { barriersOn } from '../e2e/barriers.ts';
import { misfitsOn } from '../e2e/fits.ts';
import { officeHost } from '../e2e/office.ts';
import { loadScenarios, scrollsSideways, walkScenario } from '../e2e/scenario.ts';
import { bootShop } from '../e2e/server.ts';
import { inTestLanguage } from '../e2e/speak-test-language.ts';
import { statesOf, type Scenario, type State } from '../e2e/states.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { root } from './runtime/folders.mjs';
import { testLanguages } from './words/test-languages.ts';

const widths = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];
/** In test languages: what is wide enough here is so between them. */
const testWidths = [320, 375, 1280];
const atOnce = 2;
const folder = join(root, 'screens');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const withAxe = process.argv.includes('--axe');
const onlyTestLanguages = process.argv.includes('--test-languages');

interface Shot {
  scenario: Scenario;
  viewport: (typeof widths)[number];
}

let looks = 0;

const isWanted = ({ name }: State): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));

/** The gallery of pieces is for those who build screens. */
const isForCustomers = ({ host, name }: Scenario): boolean =>
  host !== officeHost && !name.startsWith('gallery-');

/** A page whose card form just learned how high it may be moves while it is measured: what is wrong is so at rest, too. */
async function misfitsAtRest(page: Page): Promise<string[]> {
  if ((await misfitsOn(page)).length === 0) return [];
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let [height, calm] = [0, 0]; calm < 30; await frame()) {
      const now = document.documentElement.scrollHeight;
      calm = now === height ? calm + 1 : 0;
      height = now;
    }
  });
  return misfitsOn(page);
}

/** One walk is enough: the window changes its width where the page stands. */
async function lookInTestLanguages(
  page: Page,
  name: string,
  complain: (error: string) => void,
): Promise<void> {
  const viewport = page.viewportSize()!;
  for (const width of testWidths) {
    await page.setViewportSize({ ...viewport, width });
    for (const language of testLanguages) {
      await inTestLanguage(page, language, async () => {
        const told = `${language.name}, ${width} px wide`;
        const misfits = await misfitsAtRest(page);
        for (const misfit of misfits) complain(`${told}: ${misfit}`);
        if (onlyTestLanguages && misfits.length === 0) return;
        const path = join(folder, `${name}-${width}-${language.name}.png`);
        await page.screenshot({ path, fullPage: true });
      });
    }
  }
  await page.setViewportSize(viewport);
}

async function lookInEnglish(page: Page, name: string, complain: (error: string) => void): Promise<void> {
  const path = join(folder, `${name}-${page.viewportSize()!.width}.png`);
  await page.screenshot({ path, fullPage: true });
  if (await scrollsSideways(page)) complain('scrolls sideways');
  if (withAxe) for (const barrier of await barriersOn(page)) complain(barrier);
}

/** Answers with what is wrong on the screens. */
async function take(browser: Browser, port: number, { scenario, viewport }: Shot): Promise<string[]> {
  const context = await browser.newContext({ viewport });
  const wrong: string[] = [];
  let at: State = scenario;
  const complain = (error: string) => {
    const line = `${at.name} at ${viewport.width}: ${error}`;
    console.error(line);
    wrong.push(line);
  };
  const page = await context.newPage();
  try {
    page.on('pageerror', (error) => complain(error.message));
    const look = async (state: State) => {
      at = state;
      looks += 1;
      if (!onlyTestLanguages) await lookInEnglish(page, state.name, complain);
      if (viewport === widths[0] && isForCustomers(scenario))
        await lookInTestLanguages(page, state.name, complain);
    };
    await walkScenario(page, port, scenario, look, { isWanted });
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    await page.screenshot({ path: join(folder, `failed-${at.name}-${viewport.width}.png`) });
  } finally {
    await context.close();
  }
  return wrong;
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

const scenarios = (await loadScenarios()).filter((scenario) => statesOf(scenario).some(isWanted));
if (words.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shots: Shot[] = onlyTestLanguages
  ? scenarios.filter(isForCustomers).map((scenario) => ({ scenario, viewport: widths[0]! }))
  : scenarios.flatMap((scenario) => widths.map((viewport) => ({ scenario, viewport })));
const wrong = await takeAll(shots);
const told = onlyTestLanguages
  ? `${looks} states in ${testLanguages.length} test languages, ${testWidths.join(', ')} px wide`
  : `${looks} pictures are in screens/`;
console.log(`${told}: ${wrong.length} complaints`);
process.exitCode = wrong.length > 0 || shots.length === 0 ? 1 : 0;
