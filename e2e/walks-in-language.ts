// A purchase, a request with its plan, and an invitation, each from its first page to its receipt in one language.
import { expect } from '@playwright/test';
import type { Walk } from './in-language.ts';

export async function holdTickets(walk: Walk): Promise<void> {
  await walk.open('/event/102');
  await walk.chooseMany(walk.own.standing, '2');
  await walk.press('labels.buyNow');
  await walk.isAt('instant-checkout.review');
}

/** From the tickets that are held. Answers the address that the confirmation goes to. */
export async function payForThem(walk: Walk): Promise<string> {
  await walk.look();
  await walk.press('instant-checkout.confirmSeats');
  await walk.isAt('labels.signIn');
  await walk.look();
  const email = await walk.openAccount();
  await walk.isAt('labels.shipping');
  await walk.typeAddress();
  await walk.look();
  await walk.press('labels.continue');
  await walk.isAt('labels.delivery');
  await walk.page.getByRole('radio', { name: walk.own.tracked }).check();
  await walk.look();
  await walk.press('labels.continue');
  await walk.isAt('labels.billing');
  await walk.look();
  await walk.typeCard();
  await walk.isAt('instant-checkout.confirm');
  await walk.look();
  await walk.press('instant-checkout.confirm');
  await walk.isAt('receipts.orderHeadline');
  await expect(walk.main()).toContainText(walk.say('receipts.mailedTo', { email }));
  await walk.look();
  return email;
}

export async function askWithPlan(walk: Walk): Promise<void> {
  await walk.open('/event/201');
  await walk.page.getByRole('radio', { name: walk.own.golden }).check();
  await walk.chooseMany(walk.own.tickets, '2');
  await walk.look();
  await walk.press('event.loginToProceed');
  await expect(walk.page.getByRole('dialog')).toBeVisible();
  await walk.openAccount();
  await expect(walk.page.getByRole('dialog')).toBeHidden();
  await walk.press('labels.continue');
  await walk.isAt('fan-checkout.addonsHeading');
  await walk.chooseMany(walk.own.poster, '1');
  await walk.look();
  await walk.press('labels.continue');
  await walk.isAt('fan-checkout.shippingHeading');
  await walk.typeAddress();
  await walk.look();
  await walk.press('labels.continue');
  await walk.isAt('fan-checkout.billingHeading');
  await walk.typeCard();
  await expect(walk.page.getByRole('radio', { name: /1111/, checked: true })).toBeVisible();
  await walk.look();
  await walk.press('fan-checkout.choosePlan');
  await walk.isAt('fan-checkout.confirmHeading');
  await walk.look();
  for (const box of await walk.main().getByRole('checkbox').all()) await box.check();
  await walk.press('fan-checkout.submit');
  await walk.isAt('receipts.requestHeadline');
  await walk.look();
}

export async function answerInvitation(walk: Walk): Promise<void> {
  await walk.open('/?invitation=demo-all-payment', 'guests.localhost');
  const opener = walk.main().getByRole('button', { name: /Copper Hour/ });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  const row = walk
    .main()
    .getByRole('listitem')
    .filter({ has: walk.page.getByRole('heading', { name: /Copper Hour/ }) });
  await row.getByLabel(walk.say('event.quantityOf', { level: walk.friends })).selectOption('1');
  await walk.look();
  await walk.press('event-list.requestTickets');
  await walk.isAt('guest-checkout.contactInfo');
  await walk.field('field-labels.firstName').fill('Noa');
  await walk.field('field-labels.lastName').fill('Lindqvist');
  await walk.field('field-labels.email').fill(`noa-${walk.code}@example.com`);
  await walk.field('field-labels.phone').pressSequentially('2125550100');
  await walk.look();
  await walk.press('labels.continue');
  await walk.isAt('labels.delivery');
  await walk.page.getByRole('radio', { name: walk.say('labels.shipping'), exact: true }).check();
  await walk.typeAddress();
  await walk.look();
  await walk.press('labels.continue');
  await walk.isAt('labels.billing');
  await walk.typeCard();
  await walk.isAt('guest-checkout.confirm');
  await walk.look();
  await walk.press('guest-checkout.confirm');
  await walk.isAt('receipts.orderHeadline');
  await walk.look();
}
