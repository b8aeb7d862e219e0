import { expect, test, type Page } from '@playwright/test';
import { barriersOn } from './barriers.ts';
import { loadScenarios, scrollsSideways, statesOf, walkScenario } from './scenario.ts';
import { cases } from '../tools/testing/cases.ts';

/** Both in one test, because most of its time goes into bringing the screen into its state. The last one stays. */
const widths = [375, 1280];
const SECONDS_A_STATE = 60;

test.describe.configure({ mode: 'parallel' });

/** A state that has barriers does not keep those after it from being searched. */
async function search(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft(await barriersOn(page), `${name}, ${width} px wide`).toEqual([]);
    expect.soft(await scrollsSideways(page), `${name}, ${width} px wide`).toBe(false);
  }
}

for (const scenario of cases(await loadScenarios())) {
  const { length } = statesOf(scenario);
  const title = length > 1 ? `${scenario.name} and ${length - 1} states onward have` : `${scenario.name} has`;
  test(`${title} no barriers, and fit their window`, async ({ page, baseURL }) => {
    test.setTimeout(length * SECONDS_A_STATE * 1000);
    const port = Number(new URL(baseURL ?? '').port);
    await walkScenario(page, port, scenario, ({ name }) => search(page, name));
  });
}
