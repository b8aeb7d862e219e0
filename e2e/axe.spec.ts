import { expect, test, type Page } from '@playwright/test';
import { cases } from '../tools/testing/cases.ts';
import { barriersOn } from './barriers.ts';
import { everyRun } from './every-run.ts';
import { atLength } from './length.ts';
import { officeHost } from './office.ts';
import { goOn, loadScenarios, scrollsSideways, walkScenario } from './scenario.ts';
import { statesOf, type Scenario, type State } from './states.ts';

const MINUTE_MS = 60_000;
const PHONE = 375;
const DESK = 1280;

test.describe.configure({ mode: 'parallel' });

const isWanted = ({ name }: State): boolean => atLength !== undefined || everyRun.has(name);

/** Customers come with a phone, staff sit at desks; at length everybody does both. The last one stays. */
function widthsOf({ host }: Scenario): number[] {
  if (atLength) return [PHONE, DESK];
  return host === officeHost ? [DESK] : [PHONE];
}

/** A state that has barriers does not keep those after it from being searched. */
async function search(page: Page, name: string, widths: number[]): Promise<void> {
  // A screen whose code is on its way has no heading yet, and axe would miss it.
  await expect.soft(page.locator('h1').first(), name).toBeAttached();
  for (const width of cases(widths)) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft(await barriersOn(page), `${name}, ${width} px wide`).toEqual([]);
    expect.soft(await scrollsSideways(page), `${name}, ${width} px wide`).toBe(false);
  }
}

const scenarios = await loadScenarios();

test('what every run searches is there', () => {
  const names = new Set(scenarios.flatMap(statesOf).map(({ name }) => name));
  expect([...everyRun].filter((name) => !names.has(name))).toEqual([]);
});

for (const scenario of cases(scenarios.filter((one) => statesOf(one).some(isWanted)))) {
  const { length } = statesOf(scenario).filter(isWanted);
  const title = length > 1 ? `${scenario.name} and others, ${length} states, have` : `${scenario.name} has`;
  test(`${title} no barriers, and fit their window`, async ({ page, baseURL }) => {
    test.setTimeout((10 + length) * MINUTE_MS);
    const port = Number(new URL(baseURL ?? '').port);
    const widths = widthsOf(scenario);
    await page.setViewportSize({ width: widths[0]!, height: 800 });
    const look = ({ name }: State) => search(page, name, widths);
    await walkScenario(page, port, scenario, look, atLength ? {} : { isWanted, goTo: goOn });
  });
}
