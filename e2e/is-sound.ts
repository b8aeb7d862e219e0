// What a journey asks of the screens on its way.
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { barriersOn } from './barriers.ts';
import type { onJourneys } from './every-run.ts';
import { atLength } from './length.ts';
import { scrollsSideways } from './scenario.ts';

/**
 * Nothing stands beside the window. At length it is searched for barriers as well, which takes longer than the way to
 * it, and a picture of it stays where it has a name.
 */
export async function isSound(page: Page, name?: string): Promise<void> {
  expect(await scrollsSideways(page), name).toBe(false);
  if (!atLength) return;
  expect(await barriersOn(page), name).toEqual([]);
  if (name) await page.screenshot({ path: `.cache/browser/${name}.png`, fullPage: true });
}

/** The same of a screen that nobody but this journey searches in npm test; its address is that of the shop's list. */
export async function isSearched(page: Page, screen: (typeof onJourneys)[number]): Promise<void> {
  expect(await scrollsSideways(page), screen).toBe(false);
  expect(await barriersOn(page), screen).toEqual([]);
}

/** On a phone, then at a desk, where it stays. */
export async function isSoundAtAnyWidth(page: Page, name: string): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await isSound(page, `${name}-${width}`);
  }
}
