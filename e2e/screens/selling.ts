// Codes, the waiting list and reports, at the counter of the shop and behind it.
import type { Page } from '@playwright/test';
import { openAccount } from '../customer.ts';
import { enterOffice, officeHost } from '../office.ts';
import { expect } from '../patient-expect.ts';
import type { Scenario } from '../states.ts';
import { release, SHOW } from '../waiting.ts';

const shop = 'lantern.localhost';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Somebody new, who would take two of either level. */
async function joins(page: Page): Promise<void> {
  await page.getByLabel('How many tickets').selectOption('2');
  await press(page, 'Join the waiting list');
  await expect(page.getByText(/^You are number \d+ of \d+\.$/)).toBeVisible();
}

const scenarios: Scenario[] = [
  {
    name: 'code-in-use',
    host: shop,
    path: '/event/105?code=TIDES-EARLY',
    prepare: async (page) => {
      await page.getByLabel('Quantity, Standing deck').selectOption('2');
    },
    onward: [
      {
        name: 'code-wrong',
        prepare: async (page) => {
          await press(page, 'Take the code off');
          await page.getByLabel('A code').fill('TIDES-ERLY');
          await press(page, 'Use it');
          await expect(page.getByText(/^This code is not known here\./)).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'waiting-visitor',
    host: shop,
    path: `/waitinglist/${SHOW}`,
    onward: [
      {
        name: 'waiting-wish',
        prepare: async (page) => {
          await press(page, 'Sign in to join the waiting list');
          await openAccount(page);
          await expect(page.getByLabel('How many tickets')).toBeVisible();
        },
      },
      { name: 'waiting-joined', prepare: joins },
    ],
  },
  {
    name: 'codes',
    host: officeHost,
    path: '/codes',
    prepare: async (page) => {
      await enterOffice(page);
      await page.getByRole('link', { name: 'RADIO-…' }).click();
      await expect(page.getByRole('region', { name: 'Last uses' })).toBeVisible();
    },
    onward: [
      {
        name: 'codes-letter',
        prepare: async (page) => {
          await press(page, 'In a letter…');
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      {
        name: 'codes-new',
        path: '/codes',
        prepare: async (page) => {
          await page.getByRole('button', { name: /^New code/ }).click();
          await page.getByLabel('Takes off').selectOption('An amount');
          await press(page, 'Make the code');
          await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
        },
      },
      {
        name: 'codes-many',
        path: '/codes',
        prepare: async (page) => {
          await press(page, 'Many at once…');
          await expect(page.getByLabel('How many')).toBeVisible();
        },
      },
      {
        name: 'event-report',
        path: '/events/101/report',
        prepare: async (page) => {
          await expect(page.getByText(/^this show, \d+ sold$/)).toBeVisible();
          await expect(page.getByRole('region', { name: 'Money' })).toBeVisible();
        },
      },
      {
        name: 'event-report-tables',
        prepare: async (page) => {
          for (const button of await page.getByRole('button', { name: /^Table/ }).all()) await button.click();
          await expect(page.getByRole('columnheader', { name: 'Days before' })).toBeVisible();
        },
      },
      {
        name: 'event-report-link',
        path: '/events/101/report',
        prepare: async (page) => {
          await press(page, 'New link…');
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      {
        name: 'reports',
        path: '/reports',
        prepare: async (page) => {
          await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
        },
      },
      {
        name: 'waiting-room',
        path: `/events/${SHOW}/waiting`,
        prepare: async (page) => {
          const fan = await (await page.context().browser()!.newContext()).newPage();
          await fan.goto(`http://${shop}:${new URL(page.url()).port}/waitinglist/${SHOW}`);
          await press(fan, 'Sign in to join the waiting list');
          await openAccount(fan);
          await joins(fan);
          await fan.context().close();
          await release(page, 2);
          await page.reload();
          await expect(page.getByRole('cell', { name: /^2 Standing deck/ }).first()).toBeVisible();
        },
      },
      {
        name: 'waiting-skip',
        prepare: async (page) => {
          await page
            .getByRole('button', { name: /^Pass over/ })
            .first()
            .click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
    ],
  },
];

export default scenarios;
