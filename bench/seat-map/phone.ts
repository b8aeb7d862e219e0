// The map of a large hall on a slow phone: when it stands, and how it goes with two fingers.
import type { Browser, Page } from '@playwright/test';
import { throttle } from '../first-paint/visit.ts';
import { countFrames, framesOf } from './frames.ts';
import type { Frames } from './frames.ts';

export interface MapVisit {
  /** The page's own first words. */
  firstPaintMs: number;
  freeMs: number;
  planMs: number;
  drawnMs: number;
  /** From when on it goes with a hand. */
  movesMs: number;
  /** What came for it alone, by its address. */
  scripts: string[];
  moves: Frames;
  zooms: Frames;
  megabytes: number;
}

declare global {
  // oxlint-disable-next-line no-var
  var mapNotes: { drawnMs: number; movesMs: number };
}

/** Nobody has seen what is not painted: the frame after the next. */
function watchMap(): void {
  globalThis.mapNotes = { drawnMs: 0, movesMs: 0 };
  const note = (name: 'drawnMs' | 'movesMs', isSo: () => boolean): void => {
    const look = (): void => {
      if (!isSo()) return void requestAnimationFrame(look);
      requestAnimationFrame(() => requestAnimationFrame((now) => (globalThis.mapNotes[name] = now)));
    };
    requestAnimationFrame(look);
  };
  const sections = (): Element | null => document.querySelector('svg [data-look] path');
  note('drawnMs', () => (sections()?.getBoundingClientRect().width ?? 0) > 0);
  note('movesMs', () => Boolean(sections()?.closest('div')?.style.transform));
}

interface Hand {
  /** How far apart the fingers are, and where between them. */
  from: { apart: number; x: number; y: number };
  to: { apart: number; x: number; y: number };
  frames: number;
}

/** Two fingers on the map, a step a frame; they rest before they are lifted. */
function pinch({ from, to, frames }: Hand): Promise<void> {
  const map = document.querySelector('canvas')!.parentElement!;
  const box = map.getBoundingClientRect();
  const at = (part: number) => {
    const of = (name: 'apart' | 'x' | 'y'): number => from[name] + (to[name] - from[name]) * part;
    return [-1, 1].map(
      (side, identifier) =>
        new Touch({
          identifier,
          target: map,
          clientX: box.left + box.width * of('x') + (side * of('apart')) / 2,
          clientY: box.top + box.height * of('y'),
        }),
    );
  };
  const tell = (name: string, touches: Touch[]): boolean =>
    map.dispatchEvent(new TouchEvent(name, { touches, bubbles: true, cancelable: true }));
  return new Promise((done) => {
    let step = 0;
    const go = (): void => {
      tell(step === 0 ? 'touchstart' : 'touchmove', at(step / frames));
      step += 1;
      if (step <= frames) return void requestAnimationFrame(go);
      tell('touchend', []);
      setTimeout(done, 250);
    };
    requestAnimationFrame(go);
  });
}

const closer: Hand = { from: { apart: 60, x: 0.5, y: 0.4 }, to: { apart: 260, x: 0.5, y: 0.4 }, frames: 60 };
const further: Hand = { from: closer.to, to: closer.from, frames: 60 };
const across = (x: number, y: number): Hand => ({
  from: { apart: 120, x: 0.5, y: 0.5 },
  to: { apart: 120, x, y },
  frames: 45,
});

async function handle(page: Page, hands: readonly Hand[]): Promise<Frames> {
  await framesOf(page);
  for (const hand of hands) await page.evaluate(pinch, hand);
  return framesOf(page);
}

export async function visitMap(browser: Browser, url: string): Promise<MapVisit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(watchMap);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.mapNotes.movesMs > 0, undefined, { timeout: 30_000 });
  const told = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      freeMs: loaded.find(({ name }) => /\/seats\/\d+\/free/.test(name))?.responseEnd ?? 0,
      planMs: loaded.find(({ name }) => /\/seats\/\d+\/plan/.test(name))?.responseEnd ?? 0,
      ...globalThis.mapNotes,
      scripts: loaded
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < globalThis.mapNotes.movesMs)
        .map(({ name }) => name),
    };
  });
  await page.waitForTimeout(1500);
  await page.evaluate(() => document.querySelector('canvas')?.scrollIntoView({ block: 'center' }));
  await countFrames(page);
  const zooms = await handle(page, [closer, closer, closer, further, further, further]);
  const moves: Frames = { most: 0, worst: 0 };
  for (const come of [[closer], [closer], [closer]]) {
    await handle(page, come);
    const went = await handle(page, [across(0.1, 0.5), across(0.9, 0.3), across(0.6, 0.9)]);
    moves.most = Math.max(moves.most, went.most);
    moves.worst = Math.max(moves.worst, went.worst);
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number };
  await context.close();
  return { ...told, moves, zooms, megabytes: usedSize / 1e6 };
}
