import type { Scenario } from '../states.ts';

const path = '/demo/ui';
const host = 'lantern.localhost';

const scenarios: Scenario[] = [
  { name: 'shop', host, path, isWaiting: true },
  {
    name: 'office',
    isWaiting: true,
    host,
    path,
    prepare: async (page) => {
      await page.getByLabel('Pieces of').selectOption('office');
      await page.locator('canvas').first().waitFor();
    },
  },
];

export default scenarios;
