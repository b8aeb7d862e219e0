import type { Page } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import { numbers, openAsRobin, requestCard, requests, seesHistory } from '../request-history.ts';
import type { Scenario, State } from '../states.ts';

const host = 'lantern.localhost';

/** Robin has signed in on the way to the first of them. */
const robin = (name: string, path: string, prepare?: (page: Page) => Promise<void>): State => ({
  name,
  path: requests + path,
  prepare: async (page) => {
    await seesHistory(page);
    await prepare?.(page);
  },
});

const seesDialog =
  (role: 'dialog' | 'alertdialog' = 'dialog') =>
  async (page: Page) => {
    await expect(page.getByRole(role)).toBeVisible();
    await expect(page.getByRole(role).getByText('Loading')).toBeHidden();
  };

/** From the item details of the open request's first event, whose key nobody knows before. */
const fromDetails =
  (link: string, then: (page: Page) => Promise<void> = seesDialog()) =>
  async (page: Page) => {
    const card = requestCard(page, numbers.open);
    await card
      .getByRole('link', { name: new RegExp(`^${link}`) })
      .first()
      .click();
    await then(page);
  };

const yearOf = (number: string) => async (page: Page) => {
  await expect(requestCard(page, number)).toBeVisible();
  await expect(page.getByLabel('Year')).toBeVisible();
};

const open = `/${numbers.open}`;

const robinsStates: State[] = [
  robin('open-expanded', open),
  robin('waiting-expanded', `/${numbers.waiting}`),
  robin('processed', '?list=processed'),
  robin('confirmed', `/${numbers.confirmed}`, yearOf(numbers.confirmed)),
  robin('partial', `/${numbers.partial}`, yearOf(numbers.partial)),
  robin('alternate', `/${numbers.alternate}`, yearOf(numbers.alternate)),
  robin('denied', `/${numbers.denied}`, yearOf(numbers.denied)),
  robin('sold-out', `/${numbers.soldOut}`, yearOf(numbers.soldOut)),
  robin('empty-year', '?list=processed&year=1999'),
  robin('missing', '/4299999999', async (page) => {
    await expect(page.getByText('No request found')).toBeVisible();
  }),
  robin('summary', `${open}/summary`, seesDialog()),
  robin('summary-plan', `/${numbers.confirmed}/summary`, seesDialog()),
  robin('edit-shipping', `${open}/edit-shipping`, seesDialog()),
  robin('manage-payment', `${open}/edit-billing`, seesDialog()),
  robin('enroll', `${open}/edit-billing#plan`, seesDialog()),
  robin('item-details', open, fromDetails('Item Details')),
  robin('edit', open, fromDetails('Edit Request')),
  robin(
    'edit-nothing-left',
    open,
    fromDetails('Edit Request', async (page) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Quantity, Tickets')).toBeVisible();
      for (const quantity of await dialog.getByLabel(/^Quantity/).all()) await quantity.selectOption('0');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    }),
  ),
  robin('delete', open, fromDetails('Delete Request', seesDialog('alertdialog'))),
];

const scenarios: Scenario[] = [
  {
    name: 'pending',
    host,
    path: '/',
    prepare: (page) => openAsRobin(page, Number(new URL(page.url()).port), requests),
    onward: robinsStates,
  },
];

export default scenarios;
