// npm run bench -- first-paint: the list of the demo's first outlet, opened cold on a slow phone behind fast 4G,
// beside an empty React page in the same run; in every other language it may take hardly longer than in English.
import { chromium } from '@playwright/test';
import { packedBytes } from '../e2e/packed-bytes.ts';
import { bootShop } from '../e2e/server.ts';
import { ENGLISH_LANGUAGE, shopLanguages } from '../packages/rules/src/language/shop-languages.ts';
import { chromiumFlags, findChromium } from '../tools/chromium.ts';
import { freePort } from '../tools/free-port.ts';
import { serveEmptyPage } from './first-paint/empty-page.ts';
import { visit } from './first-paint/visit.ts';
import type { Visit } from './first-paint/visit.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const MOST_SCRIPT_KB = 105;
const MOST_PAINT_RATIO = 1.5;
/** Of the English page. */
const MOST_LANGUAGE_RATIO = 1.03;
const languages = Object.keys(shopLanguages).filter((code) => code !== ENGLISH_LANGUAGE);

const isListUsable = (): boolean => {
  const action = document.querySelector('li[id^="event-"] :is(a, button)');
  return action !== null && Object.keys(action).some((key) => key.startsWith('__reactProps'));
};
const isEmptyPageUsable = (): boolean => document.querySelector('h1') !== null;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const middle = (visits: Visit[], of: (one: Visit) => number): number => median(visits.map(of));

async function scriptKilobytes({ scripts }: Visit): Promise<number> {
  const sizes = await Promise.all(scripts.map(packedBytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function judge(what: string, value: number, most: number, unit = ''): boolean {
  const isMet = value <= most;
  console.log(`  ${what}: ${value.toFixed(2)}${unit} (at most ${most}) ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

const shop = await bootShop({ env: { LOG_LEVEL: 'silent' } });
const emptyPort = await freePort();
const empty = await serveEmptyPage(emptyPort);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const list: Visit[] = [];
  const bare: Visit[] = [];
  const spoken = new Map(languages.map((code): [string, Visit[]] => [code, []]));
  for (let run = 0; run < RUNS; run++) {
    list.push(await visit(browser, `http://lantern.localhost:${shop.port}/`, isListUsable));
    bare.push(await visit(browser, `http://localhost:${emptyPort}/`, isEmptyPageUsable));
    for (const [code, visits] of spoken)
      visits.push(await visit(browser, `http://lantern.localhost:${shop.port}/?lang=${code}`, isListUsable));
  }
  const paints = [list, bare].map((visits) => middle(visits, (one) => one.largestPaintMs)) as [
    number,
    number,
  ];
  const usable = [list, bare].map((visits) => Math.round(middle(visits, (one) => one.usableMs)));
  console.log(`  largest paint ${paints.map(Math.round).join(' ms, empty page ')} ms`);
  console.log(`  usable after ${usable.join(' ms, empty page ')} ms`);
  console.log(`  script of the empty page ${(await scriptKilobytes(bare[0]!)).toFixed(1)} KB`);
  const met = [
    judge('script before the list is usable', await scriptKilobytes(list[0]!), MOST_SCRIPT_KB, ' KB gzip'),
    ...(await Promise.all(
      [...spoken].map(async ([code, [first]]) =>
        judge(`the same in ${code}`, await scriptKilobytes(first!), MOST_SCRIPT_KB, ' KB gzip'),
      ),
    )),
    judge('largest paint, times the empty page', paints[0] / paints[1], MOST_PAINT_RATIO),
    ...[...spoken].map(([code, visits]) => {
      const paint = middle(visits, (one) => one.largestPaintMs);
      return judge(`largest paint in ${code}, times the English`, paint / paints[0], MOST_LANGUAGE_RATIO);
    }),
    judge('layout shift', Math.max(...list.map((one) => one.layoutShift)), 0),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  empty.stop();
  await shop.stop();
}
