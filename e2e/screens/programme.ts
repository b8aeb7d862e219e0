// The rooms in which shows and series are made, and the counter, as the owner of the demo sees them.
import type { Page } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import { enterOffice, officeHost as host } from '../office.ts';
import type { Scenario, State } from '../states.ts';

const titled = (title: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

const isSaved = (page: Page) => expect(page.getByText(/^Saved by itself at/)).toBeVisible();

const leg = [
  'Day\tDoors\tBegins\tArtist\tVenue\tLevel\tPrice\tMany\tLimit\tAgent',
  '2027-05-14\t7:00 PM\t8:00 PM\tJuniper & the Tides\tGranite Hall\tOrchestra\t95.00\t200\t6\tMo',
  'same show\t\t\t\t\tBalcony\t60.00\t150\t6\tMo',
  '2027-05-16\t6:00 PM\t7:30 PM\tJuniper & the Tides\tThe Foundry\tFloor\t88.00\t220\t6\tMo',
  '2027-05-19\t7:00 PM\t8:00 PM\tJuniper & the Tides\tThe Foundri\tFloor\t75.00\t200\t4\tMo',
  '2027-05-21\t8:00 PM\t7:00 PM\tJuniper & the Tides\tGranite Hall\tOrchestra\t62,00\t250\t6\tMo',
].join('\n');

async function likeAnEarlierOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New show' }).click();
  await page.getByRole('menuitem', { name: 'New show at Lantern Club' }).click();
  const like = page.getByLabel('Like an earlier one');
  const earlier = like.locator('option', { hasText: 'The homecoming, with strings' });
  await like.selectOption((await earlier.getAttribute('value')) ?? '');
  await expect(page.getByText('1 open')).toBeVisible();
}

const states: State[] = [
  { name: 'calendar', path: '/setup/shows?month=2026-12', prepare: titled('Shows') },
  {
    name: 'hall',
    path: '/setup/halls',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Granite Hall', exact: true }).click();
      const plan = page.getByRole('application', { name: 'Plan of Granite Hall' });
      await expect(plan).toBeVisible();
      const box = (await plan.boundingBox())!;
      await plan.click({ position: { x: box.width / 2, y: box.height * 0.35 } });
      await expect(page.getByRole('heading', { name: 'Section “Orchestra”' })).toBeVisible();
    },
  },
  { name: 'drafts', path: '/setup/shows?state=drafts', prepare: titled('Shows') },
  { name: 'show', path: '/setup/shows/101', prepare: titled(/The homecoming/) },
  {
    name: 'show-publish',
    prepare: async (page) => {
      await page.getByLabel('Orchestra: Price', { exact: true }).fill('88.00');
      await page.getByLabel('Begins', { exact: true }).fill('20:00');
      await isSaved(page);
      await page.getByRole('button', { name: 'Review and publish' }).click();
      await expect(page.getByRole('dialog').getByText(/Orchestra costs/)).toBeVisible();
    },
  },
  { name: 'show-new', path: '/setup/shows', prepare: likeAnEarlierOne },
  {
    name: 'prices',
    path: '/setup/shows',
    prepare: async (page) => {
      await expect(page.getByLabel(/^Choose /).nth(3)).toBeVisible();
      for (const box of (await page.getByLabel(/^Choose /).all()).slice(1, 4)) await box.check();
      await page.getByRole('button', { name: /^Change prices/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'series', path: '/setup/series', prepare: titled('Series') },
  { name: 'series-to-come', path: '/setup/series/12', prepare: titled(/Long Way Home/) },
  { name: 'series-open', path: '/setup/series/11', prepare: titled(/Long Way Home/) },
  { name: 'paste', path: '/setup/shows/paste', prepare: titled('Paste a table') },
  {
    name: 'paste-judged',
    prepare: async (page) => {
      const like = page.getByLabel(/^Fees and texts like/);
      const earlier = like.locator('option', { hasText: 'The homecoming, with strings' });
      await like.selectOption((await earlier.getAttribute('value')) ?? '');
      await page.getByLabel('The table, with its heads').fill(leg);
      await expect(page.getByRole('columnheader', { name: 'With tax' })).toBeVisible();
      await expect(page.getByText(/cells are wrong/)).toBeVisible();
    },
  },
  { name: 'counter', path: '/events/102/sell', prepare: titled('Sell at the counter') },
];

const scenarios: Scenario[] = [
  {
    name: 'shows',
    host,
    path: '/setup/shows',
    prepare: async (page) => {
      await enterOffice(page, 'owner');
      await titled('Shows')(page);
    },
    onward: states,
  },
];

export default scenarios;
