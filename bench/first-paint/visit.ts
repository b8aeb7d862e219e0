// One visit with nothing in the cache, on a slow phone behind fast 4G.
import type { Browser, Page } from '@playwright/test';

/** As Chromium's own tools throttle: 9 Mbit/s down, 1.5 up, and a round trip of 165 ms. */
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
};
const CPU_SLOWDOWN = 4;
const AFTERWARDS_MS = 2500;

export interface Visit {
  largestPaintMs: number;
  usableMs: number;
  layoutShift: number;
  /** Scripts that came before the page could be used. */
  scripts: string[];
}

declare global {
  // What the page notes about itself while it opens.
  // oxlint-disable-next-line no-var
  var paintNotes: Omit<Visit, 'scripts'>;
}

/** `isUsable` runs in the page, again and again. */
export async function visit(browser: Browser, url: string, isUsable: () => boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(watch);
  await page.addInitScript(`(${poll.toString()})(${isUsable.toString()})`);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.paintNotes.usableMs > 0, undefined, { timeout: 30_000 });
  await page.waitForTimeout(AFTERWARDS_MS);
  const result = await page.evaluate(() => ({
    ...globalThis.paintNotes,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < globalThis.paintNotes.usableMs)
      .map(({ name }) => name),
  }));
  await context.close();
  return result;
}

export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  await devtools.send('Network.emulateNetworkConditions', fast4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

function watch(): void {
  globalThis.paintNotes = { largestPaintMs: 0, usableMs: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    globalThis.paintNotes.largestPaintMs = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      globalThis.paintNotes.layoutShift += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function poll(isUsable: () => boolean): void {
  const timer = setInterval(() => {
    if (!isUsable()) return;
    globalThis.paintNotes.usableMs = performance.now();
    clearInterval(timer);
  }, 10);
}
