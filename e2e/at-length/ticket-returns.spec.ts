// WAIT-06: from a ticket that is not needed any more to the money for it.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { newCustomer, openAccount, signIn } from '../customer.ts';
import { isSoundAtAnyWidth } from '../is-sound.ts';
import { moveClock, setClock } from '../move-clock.ts';
import { enterOffice, officeHost } from '../office.ts';
import { ownShop } from '../own-shop.ts';
import { untilAlive } from '../until-alive.ts';
import { buyOffer, nextNoon, release, SHOW } from '../waiting.ts';

// Time moves on by days here.
const shop = ownShop();
const at = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const TWO_DAYS = 2 * 86_400;

/** Somebody new, on the list of the show, for as many. */
async function waitsFor(browser: Browser, quantity: string, who = newCustomer()): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await page.goto(at(`/waitinglist/${SHOW}`));
  await untilAlive(page);
  await page.getByRole('button', { name: 'Sign in to join the waiting list' }).click();
  await openAccount(page, who);
  await page.getByLabel('Terrace').uncheck();
  await page.getByLabel('How many tickets').selectOption(quantity);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You are number 1 of 1.')).toBeVisible();
  return page;
}

async function buys(page: Page, button: string): Promise<void> {
  // The letter leaves, and the clock of the offer begins.
  await moveClock(page, shop.port, 60);
  await page.goto(at(`/waitinglist/${SHOW}`));
  await page.getByRole('link', { name: 'See your offer' }).click();
  await buyOffer(page, button);
}

const toOrders = (page: Page) => page.goto(at('/user/history/orders'));
/** Their order, spread out. */
const opensOrder = (page: Page) => page.getByRole('button', { name: /^Details of/ }).click();

test('[WAIT-06] a ticket is offered back, stays its owner’s until somebody has bought it, and then the money comes back', async ({
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await setClock(desk, shop.port, await nextNoon(desk, shop.port));
  await desk.goto(`http://${officeHost}:${shop.port}/events/${SHOW}/waiting`);
  await enterOffice(desk);
  const who = newCustomer();
  const owner = await waitsFor(browser, '2', who);
  await release(desk, 2);
  await buys(owner, 'Buy these two');

  await toOrders(owner);
  await opensOrder(owner);
  await owner.getByRole('button', { name: 'Offer back' }).click();
  const question = owner.getByRole('alertdialog', { name: 'Offer tickets back' });
  await expect(question).toContainText('goes back to where you paid from.');
  await expect(question).toContainText('We keep $5.00 of each ticket.');
  await expect(question).toContainText('Until then it stays yours, lets you in, and you can take it back.');
  const told = /\$\d+\.\d\d(?= goes back)/.exec((await question.textContent()) ?? '')?.[0] ?? 'no sum';
  await isSoundAtAnyWidth(owner, 'return-question');
  await question.getByRole('checkbox').first().uncheck();
  await question.getByRole('button', { name: 'Offer back' }).click();
  await expect(owner.getByText('Offered back', { exact: true })).toHaveCount(1);
  await isSoundAtAnyWidth(owner, 'return-offered');

  const buyer = await waitsFor(browser, '1');
  await desk.reload();
  await expect(desk.getByText(/offered back by a customer/)).toBeVisible();
  await isSoundAtAnyWidth(desk, 'waiting-list-with-return');
  await buys(buyer, 'Buy this one');

  // What was captured has settled, and a part of it goes back.
  await moveClock(owner, shop.port, TWO_DAYS);
  await moveClock(owner, shop.port, 60);
  // Nobody stays signed in for so long.
  await toOrders(owner);
  await signIn(owner, who);
  await opensOrder(owner);
  await expect(owner.getByText('Offered back', { exact: true })).toHaveCount(0);
  await expect(owner.getByText('1 of 2 canceled')).toBeVisible();
  await expect(owner.getByRole('main')).toContainText('Refund');
  await expect(owner.getByRole('main')).toContainText(told);
  await isSoundAtAnyWidth(owner, 'return-money');
});
