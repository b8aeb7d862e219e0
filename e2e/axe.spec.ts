import { expect, test } from '@playwright/test';
import { barriersOn } from './barriers.ts';
import { loadScenarios, openScenario, scrollsSideways } from './scenario.ts';

/** Both in one test, because most of its time goes into bringing the screen into its state. */
const widths = [1280, 375];

test.describe.configure({ mode: 'parallel' });

for (const scenario of await loadScenarios()) {
  test(`${scenario.name} has no barriers and fits its window`, async ({ page, baseURL }) => {
    await openScenario(page, Number(new URL(baseURL ?? '').port), scenario);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await barriersOn(page), `${width} px wide`).toEqual([]);
      expect(await scrollsSideways(page), `${width} px wide`).toBe(false);
    }
  });
}
