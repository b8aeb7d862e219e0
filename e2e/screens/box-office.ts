import type { Page } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import { enterOffice, giveNameAndPassword, officeHost as host, type OfficeRole } from '../office.ts';
import type { Scenario, State } from '../states.ts';
import { runningIt } from '../running-it.ts';

/** The owner has signed in on the way to the first of them. */
const ownerSees = (name: string, path: string, seen: (page: Page) => Promise<void>): State => ({
  name,
  path,
  prepare: seen,
});

/** The address asks to sign in first, and is shown then. */
const staffSees = (
  name: string,
  path: string,
  seen: (page: Page) => Promise<void>,
  role: OfficeRole,
  onward: State[] = [],
): Scenario => ({
  name,
  host,
  path,
  prepare: async (page) => {
    await enterOffice(page, role);
    await seen(page);
  },
  onward,
});

const titled = (title: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

const listed = (text: string) => async (page: Page) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible();

/** A question that the event's menu asks, with its answer there. */
const fromMore = (item: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
};

const ownersStates: State[] = [
  ownerSees('set-up-halls', '/setup/halls', titled('Halls')),
  ownerSees('account', '/account', titled('Your account')),
  ownerSees('second-step', '/account', async (page) => {
    await page.getByRole('button', { name: 'Set up a second step…' }).click();
    await page.getByRole('button', { name: 'Set it up' }).click();
    await expect(page.getByLabel('The six digits that it shows')).toBeVisible();
  }),
  ownerSees('charging', '/charging', titled('Charging')),
  ownerSees('orders', '/orders', listed('Z4100000114')),
  ownerSees('orders-chosen', '/orders', async (page) => {
    const first = page.getByLabel(/^Choose Z/).first();
    await first.check();
    // Nothing lies over it, the tabs of a phone neither.
    await page.getByRole('button', { name: 'Send 1 letter again…' }).click({ trial: true });
  }),
  ownerSees('orders-nothing', '/orders?words=nobody', listed('Nothing matches')),
  ownerSees('order-declined', '/orders/Z4100000114', titled('Z4100000114')),
  ownerSees('orders-save-view', '/orders?words=fan', async (page) => {
    await page.getByRole('button', { name: 'Save this view' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('order-try-card', '/orders/Z4100000114', async (page) => {
    await page.getByRole('button', { name: 'Try the card again…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('order-address', '/orders/Z4100000114', async (page) => {
    await page.getByRole('button', { name: 'Change the address…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('order-on-phones', '/orders/Z4100000103', async (page) => {
    await page
      .getByRole('button', { name: /^Issue anew/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('order-not-there', '/orders/Z0000000000', titled(/no order/)),
  ownerSees('customers', '/customers', titled('Customers')),
  ownerSees('customer', '/customers?words=fan%40example.com', async (page) => {
    await page.getByRole('link', { name: 'Robin Vale' }).click();
    await titled('Robin Vale')(page);
  }),
  ownerSees('events', '/events', titled('Events')),
  ownerSees('events-low', '/events?when=low', titled('Events')),
  ownerSees('event', '/events/101', async (page) => {
    await expect(page.getByRole('heading', { name: 'Tickets by level and holder' })).toBeVisible();
  }),
  ownerSees('event-set-aside', '/events/101', async (page) => {
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Set tickets aside…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('event-cancel', '/events/101', fromMore('Cancel it for everybody…')),
  ownerSees('event-postpone', '/events/101', fromMore('Move it to another date…')),
  ownerSees('event-clearing', '/events/101', fromMore('Clear refunds and upgrades…')),
  ownerSees('refunds', '/refunds', async (page) => {
    await expect(page.getByRole('link', { name: /Z4100000102/ }).first()).toBeVisible();
  }),
  ownerSees('refund', '/refunds/Z4100000102', async (page) => {
    await expect(page.getByRole('heading', { name: /^Give back \$/ })).toBeVisible();
  }),
  ownerSees('upgrades', '/upgrades', listed('Z4100000114')),
  ownerSees('refunds-decided', '/refunds/decided', titled('Refunds & upgrades')),
  ownerSees('event-not-there', '/events/999999', titled('There is no such event')),
  ownerSees('guests', '/guests', titled('Guest list')),
  ownerSees('codes', '/codes', titled('Codes')),
  ownerSees('invitations', '/guests/invitations', listed('Imani Okafor')),
  ownerSees('invite-guest', '/guests/invitations', async (page) => {
    await page.getByRole('button', { name: /^Invite/ }).click();
    await expect(page.getByLabel('Guest’s name')).toBeVisible();
  }),
  ownerSees('invitation-file', '/guests/import', async (page) => {
    const lines =
      'reference,guest,email,tickets,expires\na,Ana,ana@example.com,2,in 10 days\nb,Bo,bo@,2,in 10 days';
    const file = { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) };
    await page.getByLabel('CSV file').setInputFiles(file);
    await expect(page.getByText('1 cannot be made')).toBeVisible();
  }),
  ownerSees('will-call', '/will-call', titled('Fulfilment')),
  ownerSees('will-call-list', '/will-call', async (page) => {
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  }),
  ownerSees('fulfilment', '/fulfilment', titled('Fulfilment')),
  ownerSees('tracking-file', '/tracking', titled('Tracking numbers from CSV')),
  ownerSees('tracking-mend', '/tracking', async (page) => {
    const lines = 'order,tracking\nZ4100000101,9261292700768711948021\nZ4199999999,1Z5R89390357567128';
    const file = { name: 'labels.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) };
    await page.getByLabel('CSV file').setInputFiles(file);
    await expect(page.getByText('2 cannot be saved')).toBeVisible();
  }),
  ownerSees('door', '/door', titled('Door')),
  ownerSees('door-show', '/door/101', titled(/Juniper/)),
  ownerSees('door-pass', '/door/101', async (page) => {
    await page.getByRole('button', { name: 'New pass…' }).click();
    await page.getByLabel('Door', { exact: true }).fill('Main entrance');
    await page.getByRole('button', { name: 'Make the pass' }).click();
    await expect(page.getByAltText('The link as a code to scan')).toBeVisible();
  }),
  ownerSees('ledger', '/ledger?days=90', titled('Ledger')),
  ownerSees('ledger-due', '/ledger?by=due', titled('Ledger')),
  ownerSees('ledger-fees', '/ledger?by=fees&days=90', listed('Fees by name')),
  ownerSees('ledger-strays', '/ledger?by=strays', titled('Ledger')),
  ownerSees('ledger-disputes', '/ledger?by=disputes', titled('Ledger')),
  ownerSees('ledger-lines', '/ledger/lines?days=90', titled('Every line')),
  ownerSees('customer-erase', '/customers?words=fan%40example.com', async (page) => {
    await page.getByRole('link', { name: 'Robin Vale' }).click();
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete personal data…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('customer-view-as', '/customers?words=fan%40example.com', async (page) => {
    await page.getByRole('link', { name: 'Robin Vale' }).click();
    await page.getByRole('button', { name: 'See the shop as they do…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('customer-address', '/customers?words=fan%40example.com', async (page) => {
    await page.getByRole('link', { name: 'Robin Vale' }).click();
    await page
      .getByRole('button', { name: /^Change the address/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('mail', '/mail', titled('Mail')),
  ownerSees('mail-letter', '/mail', async (page) => {
    await page
      .getByRole('link', { name: /did not go through/ })
      .first()
      .click();
    await expect(page.getByText('To fan@example.com')).toBeVisible();
  }),
  ownerSees('mail-templates', '/mail/templates', titled('Templates')),
  ownerSees('mail-template', '/mail/templates/installment-failed?outlet=1', async (page) => {
    await page.getByLabel('Opening lines').fill('We are sorry about this one.');
    await page.getByRole('button', { name: 'Look at it first' }).click();
    await expect(page.getByText('We are sorry about this one.').last()).toBeVisible();
  }),
  ownerSees('mail-template-unwritten', '/mail/templates/order-shipped?outlet=1', async (page) => {
    await expect(page.getByText('Nobody got this letter yet.')).toBeVisible();
  }),
  ...runningIt,
  ownerSees('status-texts', '/switches', async (page) => {
    await page.getByRole('button', { name: /^Edit \d+$/ }).click();
    await expect(page.getByRole('heading', { name: 'What each state is called' })).toBeVisible();
  }),
  ownerSees('close-shop', '/switches', async (page) => {
    await page.getByRole('button', { name: 'Close Lantern Club…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('refund-window', '/switches', async (page) => {
    await page
      .getByRole('button', { name: /^Open the refund window of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('refund-window-words', '/switches', async (page) => {
    await page
      .getByRole('button', { name: /^Words about refunds of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ownerSees('search', '/search?q=vale', listed('Robin Vale')),
  ownerSees('search-overlay', '/', async (page) => {
    await titled('Today')(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('vale');
    await expect(page.getByRole('option', { name: /Robin Vale/ }).first()).toBeVisible();
  }),
  ownerSees('search-nothing', '/search?q=zzzzzz', async (page) => {
    await expect(page.getByText('Nothing is called')).toBeVisible();
  }),
  ownerSees('sample', '/sample', titled('Sample room')),
  ownerSees('tasks', '/tasks', titled('Tasks and exports')),
  ownerSees('keys', '/', async (page) => {
    await titled('Today')(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  }),
  ownerSees('not-there', '/nowhere', titled('Page not found')),
];

const scenarios: Scenario[] = [
  { name: 'sign-in', host, path: '/' },
  {
    name: 'sign-in-refused',
    host,
    path: '/',
    prepare: async (page) => {
      await giveNameAndPassword(page, 'owner', 'not-the-password-1');
      await expect(page.getByText('That did not match').first()).toBeVisible();
    },
  },
  { name: 'new-password', host, path: '/new-password#made-up' },
  staffSees('today', '/', titled('Today'), 'owner', ownersStates),
  staffSees('not-your-role', '/log', titled(/is for/), 'viewer'),
];

export default scenarios;
