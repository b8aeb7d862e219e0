import { expect, test, type Page } from '@playwright/test';
import { addressOf, fillAddress } from '../cart.ts';
import { cardForm } from '../customer.ts';
import { ask, atStage, pressIn, requestSaratoga, signInOnTop, toAddons, toConfirm } from '../fan-request.ts';
import { isSound } from '../is-sound.ts';
import { setClock } from '../move-clock.ts';
import { bootShop } from '../server.ts';

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Current Request' });
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const sharedPort = Number(process.env.E2E_PORT);
const open = (page: Page, path: string, port = sharedPort) =>
  page.goto(`http://lantern.localhost:${port}${path}`, { waitUntil: 'networkidle' });

test('[FAN-01] [FAN-12] [FAN-16] [EVENT-12] a visitor asks, signs in on top of the page and comes as far as the payment', async ({
  page,
}) => {
  await open(page, '/event/201');
  await expect(page).toHaveTitle(/^Request - Granite Hall/);
  await ask(page, 'Orchestra', '2');
  await expect(panel(page)).toContainText('$217.50');
  await isSound(page);
  await toAddons(page);
  await heading(page, 'Add to Request');
  await page.getByLabel('Quantity, Poster').selectOption('1');
  await expect(panel(page)).toContainText('Poster × 1');
  await pressIn(page, 'Continue');

  await atStage(page, 'shipping-address');
  await expect(main(page)).toContainText('in one envelope for all your shows');
  await pressIn(page, 'Continue');
  await expect(page.getByRole('link', { name: 'Street Address Required' })).toBeVisible();
  await fillAddress(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('City')).toHaveValue(addressOf.city);
  await expect(main(page)).toContainText('Delivery: Tracked mail');
  await isSound(page);
  await pressIn(page, 'Continue');
  await atStage(page, 'payment-method');
  // Without a card the provider's own form is open, and its button is the only way on.
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
});

test('[SERIES-05] [EVENT-16] a series that is closed or not open yet says so and has no button', async ({
  page,
}) => {
  await open(page, '/event/221');
  await expect(main(page)).toContainText('Requests for the spring leg have closed.');
  await expect(page.getByRole('button', { name: /Continue|Login to proceed/ })).toHaveCount(0);
  await open(page, '/event/211');
  await expect(main(page)).toContainText('Requests for the autumn leg open in a few weeks.');
  await expect(page.getByRole('button', { name: /Continue|Login to proceed/ })).toHaveCount(0);
});

test('[SERIES-07] [FAN-18] a series that closes while the page is open: its own message, and nothing that was chosen is lost', async ({
  page,
}) => {
  // Time is moved here, so this journey has a shop of its own.
  const { port, stop } = await bootShop();
  try {
    const closes = await closingOfFirstSeries(page, port);
    await setClock(page, port, closes - 5 * 60_000);
    await open(page, '/event/201', port);
    await ask(page, 'Orchestra', '2');
    await signInOnTop(page);
    await setClock(page, port, closes + 60_000);
    await pressIn(page, 'Continue');
    await expect(main(page).getByRole('alert')).toContainText('Requests for Long Way Home have closed.');
    await expect(page.getByLabel('Quantity, Tickets')).toHaveValue('2');
  } finally {
    await stop();
  }
});

async function closingOfFirstSeries(page: Page, port: number): Promise<number> {
  const data = { OutletEventID: 201 };
  const answer = await page.request.post(`http://localhost:${port}/gen.v1/outlet/getoutletevents`, { data });
  const { response } = (await answer.json()) as {
    response: { OutletEvents: { OutletEventGroup: { SeriesClosedDate: string } }[] };
  };
  return Date.parse(response.OutletEvents[0]!.OutletEventGroup.SeriesClosedDate);
}

test('[FAN-03] [CHECKOUT-02] without a request in progress the checkout leads to the events', async ({
  page,
}) => {
  await open(page, '/checkout/f/confirm');
  await heading(page, 'All Events');
  await open(page, '/checkout/f/nothing');
  await heading(page, 'All Events');
});

test('[CHECKOUT-08] going back from the last stage loses nothing', async ({ page }) => {
  await open(page, '/event/201');
  await ask(page, 'Balcony', '4');
  await toConfirm(page);
  await page.getByRole('link', { name: 'Edit Shipping' }).click();
  await expect(page.getByLabel('City')).toHaveValue(addressOf.city);
  await pressIn(page, 'Continue');
  await atStage(page, 'confirm');
  await expect(main(page)).toContainText('3rd payment');
});

test('[FAN-10] [FAN-11] [EVENT-11] [EVENT-14] a second event joins the request from its page, and the plan becomes possible', async ({
  page,
}) => {
  await requestSaratoga(page, sharedPort);
  await open(page, '/event/202');
  await expect(page.getByRole('link', { name: 'Go to my requests' })).toHaveAttribute(
    'href',
    '/user/history/requests',
  );
  await isSound(page);
  await open(page, '/event/201');
  await ask(page, 'Orchestra', '2');
  await pressIn(page, 'Continue');
  const dialog = page.getByRole('dialog', { name: 'Add to Request' });
  await dialog.getByLabel('Quantity, Poster').selectOption('1');
  await expect(dialog.getByText('Your request so far')).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await isSound(page);
  await dialog.getByRole('button', { name: /^Add for at most \$\d/ }).click();
  const done = page.getByRole('dialog', { name: 'Request has been updated' });
  await expect(done).toContainText('your request now qualifies for a payment plan');
  await isSound(page);
  await done.getByRole('link', { name: 'View Your Request' }).click();
  await expect(page).toHaveURL(/\/user\/history\/requests\/\w+$/);
});
