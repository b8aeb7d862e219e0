import type { Page } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import { enterOffice, officeHost } from '../office.ts';
import type { Scenario, State } from '../states.ts';

const titled = (title: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** The owner has signed in on the way to the first of them. */
const ownerSees = (name: string, path: string, seen: (page: Page) => Promise<void>): State => ({
  name,
  path,
  prepare: seen,
});

const ownersStates: State[] = [
  ownerSees('room', '/draws/13', async (page) => {
    await expect(page.getByText('Stock is counted')).toBeVisible();
  }),
  ownerSees('freeze', '/draws/13', async (page) => {
    await page.getByRole('button', { name: 'Freeze the list…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('abandon', '/draws/13', async (page) => {
    await page.getByRole('button', { name: 'Abandon…' }).click();
    await expect(page.getByRole('dialog').getByText('Its secret becomes public')).toBeVisible();
  }),
  ownerSees('requests', '/draws/13/requests', async (page) => {
    await expect(page.getByText('4300000000').first()).toBeVisible();
  }),
  ownerSees('requests-none', '/draws/13/requests?words=nobody-at-all', async (page) => {
    await expect(page.getByText('Nothing matches')).toBeVisible();
  }),
  ownerSees('entries-none', '/draws/13/entries', async (page) => {
    await expect(page.getByText('Nothing is drawn yet')).toBeVisible();
  }),
];

/** Before it is frozen: a draw that is made belongs to the journey, which has a shop of its own. */
const scenarios: Scenario[] = [
  {
    name: 'page',
    host: 'lantern.localhost',
    path: '/draws/13',
    prepare: titled(/spring leg/),
    onward: [{ name: 'page-unknown', path: '/draws/99', prepare: titled('Page not found') }],
  },
  {
    name: 'list',
    host: officeHost,
    path: '/draws',
    prepare: async (page) => {
      await enterOffice(page, 'owner');
      await titled('Requests & draws')(page);
    },
    onward: ownersStates,
  },
];

export default scenarios;
