import { expect, test } from '@playwright/test';
import { at, openSection, pressKeys, saveAddressByKeys, signOut } from '../account-steps.ts';
import { addAddress, cardForm, newCustomer, openAccount, signIn } from '../customer.ts';

test('[SHELL-16] [LOGIN-02] [ADDR-09] the keyboard alone signs in, saves an address and a card', async ({
  page,
  baseURL,
}) => {
  const customer = newCustomer();
  await page.goto(at(baseURL, '/user/account'));
  await openAccount(page, customer);
  await signOut(page);

  await page.goto(at(baseURL, '/login'));
  const press = (...keys: string[]) => pressKeys(page, ...keys);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(customer.email);
  await press('Tab');
  await page.keyboard.type(customer.password);
  await press('Tab', 'Tab', 'Space', 'Enter');
  await expect(page).toHaveURL(/\/$/);

  await page.goto(at(baseURL, '/user/account'));
  await saveAddressByKeys(page);

  await page.getByRole('button', { name: 'Saved Payments' }).focus();
  await press('Enter');
  await page.getByRole('button', { name: 'Add a payment method' }).focus();
  await press('Enter');
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible();
  await press('Tab');
  await expect(cardForm(page).getByLabel('Card number')).toBeFocused();
  await page.keyboard.type('4111111111111111');
  await press('Tab');
  await page.keyboard.type('1240');
  await press('Tab');
  await page.keyboard.type('123');
  await press('Tab');
  await page.keyboard.type('Robin Vale');
  await press('Enter');
  await expect(page.getByText('New payment added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a payment method' })).toBeFocused();
});

test('[SEC-49] [ACCT-15] [ACCT-24] only our own communicator is listened to, and without the gateway the page works', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, '/user/account'));
  await openAccount(page);
  await openSection(page, 'Saved Payments');
  await page.getByRole('button', { name: 'Add a payment method' }).click();
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible();
  const gateway = page.frames().find((frame) => frame.url().includes('/customer/addPayment'))!;
  await gateway.evaluate(() => {
    for (const action of ['cancel', 'successfulSave']) window.parent.postMessage(`action=${action}`, '*');
  });
  await page.waitForTimeout(600);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('New payment added')).toBeHidden();
  await cardForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.route('**/payment/gethostedprofilepage', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.getByRole('button', { name: 'Add a payment method' }).click();
  await expect(page.getByText('Error retrieving authnet profile token')).toBeVisible();
  await page.keyboard.press('Escape');
  await openSection(page, 'Profile');
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
});

test('two tabs that save the same address: nothing is lost without a word', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(at(baseURL, '/user/account'));
  await openAccount(page);
  await openSection(page, 'Saved Addresses');
  await addAddress(page);
  const other = await context.newPage();
  await other.goto(at(baseURL, '/user/account'));
  await openSection(other, 'Saved Addresses');
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: /^Edit Robin Vale/ }).click();
    await tab.getByLabel('City').fill(tab === page ? 'Bangor' : 'Augusta');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Address updated')).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('This address was changed elsewhere in the meantime')).toBeVisible();
  await expect(other.getByRole('dialog').getByText('Bangor, ME 04101')).toBeVisible();
  await expect(other.getByLabel('City')).toHaveValue('Augusta');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Address updated')).toBeVisible();
});

test('[LOGIN-05] [LOGIN-06] failures are counted, the third points to Forgot Password, then there is a wait', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, '/login'));
  const nobody = { email: newCustomer().email, password: 'not-this-one-1' };
  await signIn(page, nobody);
  await expect(page.getByText('Failed login attempts 1 of 3')).toBeVisible();
  const again = page.getByRole('group').getByRole('button', { name: 'Sign In', exact: true });
  await again.click();
  await expect(page.getByText('Failed login attempts 2 of 3')).toBeVisible();
  await again.click();
  await expect(page.getByText('Failed login attempts 3 of 3')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Forgot Password' })).toBeVisible();
  await again.click();
  await expect(again).toHaveAccessibleDescription(/^Please wait \d+ seconds? before you try again$/);
  await expect(again).not.toHaveAccessibleDescription(/./);
});

test('[LOGIN-09] reading a policy accepts nothing, and a press on the button is not lost to a message', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, '/login'));
  await page.getByRole('main').getByRole('button', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByLabel('Email').fill('robin@nowhere');
  await page.getByRole('group').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('3 things need your attention')).toBeVisible();
  await expect(page).toHaveTitle('Error: Sign In');
});

test('before the page lives, a password goes nowhere', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(baseURL, '/login'));
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Lantern2026');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  expect(page.url()).toBe(at(baseURL, '/login'));
  await context.close();
});

test('what is typed before the page lives is not lost', async ({ page, baseURL }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((wake) => setTimeout(wake, 1000));
    await route.continue();
  });
  await page.goto(at(baseURL, '/login'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('group').getByRole('button', { name: 'Sign In', exact: true })).toHaveAttribute(
    'type',
    'submit',
  );
  await page.getByRole('group').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Password Required']);
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
});

test('[LOGIN-01] [SESSION-10] [ACCT-02] [ACCT-06] [ACCT-07] [ROLE-04] [SEC-50] a member comes in by LT, once', async ({
  page,
  baseURL,
}) => {
  const arrivals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('LT=')) arrivals.push(request.url());
  });
  await page.goto(at(baseURL, '/user/account?from=mail', 'members.localhost'));
  await expect(page).toHaveURL(/\/demo\/membership\?returnUrl=/);
  await page.getByRole('button', { name: 'Sign in and go back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await expect(page).toHaveURL(at(baseURL, '/user/account?from=mail', 'members.localhost'));
  await expect(page.getByText('TW-20418')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden();
  await openSection(page, 'Profile');
  await expect(page.getByLabel('First name')).toBeDisabled();

  await page.context().clearCookies();
  await page.goto(arrivals[0]!);
  await expect(page.getByText('This sign-in link is no longer valid')).toBeVisible();
  expect(page.url()).not.toContain('LT=');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});
