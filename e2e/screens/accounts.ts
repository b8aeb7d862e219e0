import type { Page } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import { addAddress, addCard, cardForm, newCustomer, openAccount } from '../customer.ts';
import { shopTime } from '../move-clock.ts';
import type { Scenario, State } from '../states.ts';

const host = 'lantern.localhost';

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click();
}

const credentials = { 'access-control-allow-credentials': 'true' };

/** A card that expires next month. */
async function soon(page: Page): Promise<string> {
  const now = await shopTime(page, Number(new URL(page.url()).port));
  const next = new Date(now + 31 * 24 * 3600 * 1000);
  return `${String(next.getMonth() + 1).padStart(2, '0')} / ${String(next.getFullYear()).slice(2)}`;
}

async function openSections(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) await page.getByRole('button', { name: title }).click();
}

/** The account's page, opened anew with what was saved before. */
const account = (name: string, prepare: (page: Page) => Promise<void>): State => ({
  name,
  path: '/user/account',
  prepare: async (page) => {
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    await prepare(page);
  },
});

/** What a customer with nothing saved yet comes to, and saves on the way. */
const inAccount: State[] = [
  account('profile-and-password', (page) => openSections(page, 'Profile', 'Change Password')),
  account('password-errors', async (page) => {
    await openSections(page, 'Change Password');
    await page.getByRole('region', { name: 'Change Password' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('3 things need your attention')).toBeVisible();
  }),
  account('empty-lists', (page) => openSections(page, 'Saved Addresses', 'Saved Payments')),
  account('new-address', async (page) => {
    await openSections(page, 'Saved Addresses');
    await press(page, 'Add an address');
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  account('address-errors', async (page) => {
    await openSections(page, 'Saved Addresses');
    await press(page, 'Add an address');
    await page.getByRole('button', { name: 'Add company' }).click();
    await page.getByLabel('Street address').fill('P.O. Box 12');
    await page.getByLabel('Country').selectOption('Canada');
    await page.getByLabel('Zip/Postal Code').fill('04101');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('things need your attention')).toBeVisible();
  }),
  account('remove-address', async (page) => {
    await openSections(page, 'Saved Addresses');
    await addAddress(page);
    await press(page, /^Remove/);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  account('addresses', async (page) => {
    await openSections(page, 'Saved Addresses');
    await addAddress(page);
  }),
  account('card-form', async (page) => {
    await openSections(page, 'Saved Payments');
    await press(page, 'Add a payment method');
    await expect(cardForm(page).getByLabel('Card number')).toBeVisible();
  }),
  account('card-form-failed', async (page) => {
    await page.route('**/payment/gethostedprofilepage', (route) => route.fulfill({ status: 502 }));
    await openSections(page, 'Saved Payments');
    await press(page, 'Add a payment method');
    await expect(page.getByText('Error retrieving authnet profile token')).toBeVisible();
  }),
  account('card-in-use', async (page) => {
    await openSections(page, 'Saved Payments');
    await addCard(page);
    await page.route('**/payment/disablepaymentmethod', (route) =>
      route.fulfill({
        status: 409,
        headers: { 'access-control-allow-origin': new URL(page.url()).origin, ...credentials },
        json: {
          error: true,
          code: 'CARD_IN_USE',
          message: '',
          orders: [{ OrderID: 'Z40718226' }],
          fanRequests: [{ RequestID: 'Z40718227' }],
          guestRequests: [{ GuestListRequestID: 'b7c1', RequestID: 'Z40718228' }],
        },
      }),
    );
    await press(page, /^Remove/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Order Z40718226')).toBeVisible();
  }),
  account('cards', async (page) => {
    await openSections(page, 'Saved Payments');
    await addCard(page, await soon(page), '5424000000000015');
  }),
];

/** Each begins at its address; whoever has failed three times waits, and comes last. */
const signingIn: State[] = [
  {
    name: 'sign-in-errors',
    path: '/login',
    prepare: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('robin@nowhere');
      await press(page, /^Sign In$/);
      await expect(page.getByText('3 things need your attention')).toBeVisible();
    },
  },
  { name: 'sign-in-given-email', path: '/login/robin@example.com' },
  {
    name: 'create-account',
    path: '/login',
    prepare: (page) => press(page, 'Create Account'),
  },
  {
    name: 'create-account-errors',
    path: '/login',
    prepare: async (page) => {
      await press(page, 'Create Account');
      await page.getByLabel('First name').fill('Robin');
      await page.getByLabel('Password', { exact: true }).fill('short');
      await press(page, 'Create Account');
      await expect(page.getByText('6 things need your attention')).toBeVisible();
    },
  },
  { name: 'forgot-password', path: '/login', prepare: (page) => press(page, 'Forgot Password') },
  {
    name: 'forgot-password-sent',
    path: '/login',
    prepare: async (page) => {
      await press(page, 'Forgot Password');
      await page.getByLabel('Email').fill('nobody-here@example.com');
      await press(page, 'Send the link');
      await expect(page.getByText('Success')).toBeVisible();
    },
  },
  {
    name: 'policy',
    path: '/login',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Terms and conditions' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'reset-password', path: '/resetpassword/4fJ2vT0q9ZxL' },
  { name: 'reset-password-without-token', path: '/resetpassword' },
  {
    name: 'sign-in-failed',
    path: '/login',
    prepare: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill(newCustomer().email);
      await page.getByLabel('Password', { exact: true }).fill('not-this-one-1');
      await page.getByRole('checkbox').check();
      for (const failures of [1, 2, 3]) {
        await press(page, /^Sign In$/);
        await expect(page.getByText(`Failed login attempts ${failures} of 3`)).toBeVisible();
      }
      await press(page, /^Sign In$/);
      await expect(page.getByText(/^Please wait/).last()).toBeVisible();
    },
  },
];

const scenarios: Scenario[] = [
  { name: 'sign-in', host, path: '/login', onward: signingIn },
  { name: 'sign-in-granite', host: 'granite.localhost', path: '/login' },
  {
    name: 'closed',
    host,
    path: '/user/account',
    prepare: async (page) => {
      await openAccount(page);
      await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    },
    onward: inAccount,
  },
  {
    name: 'member',
    host: 'members.localhost',
    path: '/user/account',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Sign in and go back' }).click();
      await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
      await openSections(page, 'Profile');
    },
  },
  {
    name: 'member-refused',
    host: 'members.localhost',
    path: '/demo/membership',
    prepare: async (page) => {
      await page.goto(`${new URL(page.url()).origin}/?LT=used-up`);
      await expect(page.getByText('This sign-in link is no longer valid')).toBeVisible();
    },
  },
];

export default scenarios;
