import { expect, test } from '@playwright/test';
import { barriersOn } from './barriers.ts';
import { loadScenarios, openScenario, scrollsSideways } from './scenario.ts';

for (const scenario of await loadScenarios()) {
  test(`${scenario.name} has no barriers and fits its window`, async ({ page, baseURL }) => {
    await openScenario(page, Number(new URL(baseURL ?? '').port), scenario);
    expect(await barriersOn(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
}
