// By whom a seller is paid and by whom its letters leave, typed by an owner and tried before anything is kept.
import { expect, test, type Page } from '@playwright/test';
import { codeIn } from '../../apps/server/src/mail/testing/arrived-server.ts';
import { smtpInbox } from '../../apps/server/src/mail/testing/smtp-inbox.ts';
import { mailServerMessages } from '@stagedoor/rules/messages/mail-server';
import { isSoundAtAnyWidth } from '../is-sound.ts';
import { enterOffice, officeAddress } from '../office.ts';
import { ownShop } from '../own-shop.ts';

const shop = ownShop();

async function open(page: Page, room: string): Promise<void> {
  await page.goto(officeAddress(`http://localhost:${shop.port}`, `/setup/${room}`));
  await enterOffice(page);
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The tab beside it, at the gateway's own page. */
async function typeCard(page: Page, number: string): Promise<void> {
  const [card] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Type a card at Stripe' }).click(),
  ]);
  await expect(card.getByRole('heading', { name: 'Save your card' })).toBeVisible();
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expires').fill('12 / 40');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Name on card').fill('Robin Vale');
  await card.getByRole('button', { name: 'Save card' }).click();
  await expect(card.getByRole('heading', { name: 'Save your card' })).toBeHidden();
  await card.close();
}

test('[SETUP-07] [SETUP-09] keys are tried before they are kept and never shown again, and a card is charged and given back', async ({
  page,
}) => {
  await open(page, 'money');
  await page.getByRole('radio', { name: 'Stripe', exact: true }).click();
  const key = page.getByLabel('Secret or restricted key');
  await key.fill('sk_live_1');
  await page.getByLabel('Signing secret of the webhook').fill('whsec_standin');
  await button(page, 'Check these keys').click();
  await expect(page.getByText(/This is a live key/).first()).toBeVisible();
  await key.fill('sk_test_of_nobody');
  await button(page, 'Check these keys').click();
  await expect(page.getByText(/Stripe does not take these keys/).first()).toBeVisible();
  await isSoundAtAnyWidth(page, 'set-up-money-refused');
  await key.fill('sk_test_standin_club');
  await button(page, 'Check these keys').click();
  const question = page.getByRole('dialog', { name: 'Be paid through Stripe?' });
  await expect(question.getByText(/They are for Stripe, Stand-in, club/)).toBeVisible();
  await isSoundAtAnyWidth(page, 'set-up-money-question');
  await question.getByRole('button', { name: 'Change to Stripe' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^Paid in USD through Stripe\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Stand-in, club')).toBeVisible();
  expect(await page.content(), 'nobody sees it again').not.toContain('sk_test_standin_club');

  await button(page, /^Charge \$[\d.]+ and give it back$/).click();
  await expect(page.getByRole('alert').first(), 'no card was typed').toBeVisible();
  await typeCard(page, '4000 0000 0000 0002');
  await button(page, /^Charge \$/).click();
  await expect(page.getByText('Refused', { exact: true })).toBeVisible();
  await typeCard(page, '4111 1111 1111 1111');
  await button(page, /^Charge \$/).click();
  await expect(page.getByText('Charged and given back', { exact: true })).toBeVisible();
  await isSoundAtAnyWidth(page, 'set-up-money');
});

test('[SETUP-07] a mail server is proven by its letter: a wrong one says why, a wrong code keeps nothing', async ({
  page,
}) => {
  const inbox = await smtpInbox();
  await open(page, 'mail');
  await page.getByRole('textbox', { name: 'Mail server' }).fill('127.0.0.1');
  await page.getByRole('radio', { name: /^Without/ }).check();
  const port = page.getByLabel('Port', { exact: true });
  await port.fill('1');
  await page.getByLabel('Letters come from').fill('tickets@lantern.example');
  await button(page, 'Send me a letter').click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await isSoundAtAnyWidth(page, 'set-up-mail-refused');
  await port.fill(new URL(inbox.url).port);
  await button(page, 'Send me a letter').click();
  const code = page.getByLabel('Code of the letter');
  await expect(code).toBeVisible();
  await code.fill('000000');
  await button(page, 'It arrived, keep it').click();
  await expect(page.getByText(mailServerMessages.codeWrong).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Letters leave by' })).toHaveCount(0);
  await isSoundAtAnyWidth(page, 'set-up-mail-code');
  const letter = inbox.mails.findLast(({ to }) => to.includes('owner@lantern.example'));
  await code.fill(codeIn(letter?.source ?? ''));
  await button(page, 'It arrived, keep it').click();
  await expect(page.getByRole('heading', { name: 'Letters leave by' })).toBeVisible();
  await expect(page.getByLabel('Value').first()).toHaveValue(/^v=spf1 /);
  await isSoundAtAnyWidth(page, 'set-up-mail-kept');
  await inbox.close();
});
