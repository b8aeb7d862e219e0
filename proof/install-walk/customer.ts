// The first customers: somebody who tries the shop out, and somebody for whom it counts.
import type { Browser, Page } from '@playwright/test';
import { atStageOf } from '../../e2e/at-stage.ts';
import { newCustomer } from '../../e2e/customer.ts';
import { expect } from '../../e2e/patient-expect.ts';
import type { Person } from './person.ts';
import type { Place } from './places.ts';
import { SHOP_HOST } from './set-up.ts';

const at = atStageOf('i');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();

async function openAccount(person: Person, page: Page): Promise<string> {
  const { firstName, lastName, email, password } = newCustomer();
  const form = page.getByRole('group', { name: /Sign In|Create Account/ });
  await person.press(form.getByRole('button', { name: 'Create Account' }));
  await person.type(page.getByLabel('First name'), firstName);
  await person.type(page.getByLabel('Last name'), lastName);
  await person.type(page.getByLabel('Email', { exact: true }), email);
  await person.type(page.getByLabel('Confirm email'), email);
  await person.type(page.getByLabel('Password', { exact: true }), password);
  await person.type(page.getByLabel('Confirm password'), password);
  await person.tick(page.getByRole('checkbox'));
  await person.press(form.getByRole('button', { name: 'Create Account' }));
  return email;
}

/** Two free tickets at the door: no card, no gateway (CART-23). Answers the order's number and who got it. */
export async function takeTickets(
  person: Person,
  browser: Browser,
  place: Place,
  { isTest }: { isTest: boolean },
): Promise<{ order: string; email: string }> {
  person.begin(
    isTest ? 'as a customer, in the test: two free tickets' : 'as a customer, in earnest: two free tickets',
  );
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await person.opens(page, place.at(SHOP_HOST));
  await expect(page.getByText(/being tested/)).toHaveCount(isTest ? 1 : 0);
  await person.press(page.getByRole('link', { name: /The Kitchen Band/ }).first());
  await person.choose(page.getByLabel('Quantity, Floor'), '2');
  await person.press(page.getByRole('button', { name: 'Buy Now' }));
  await at(page, 'review');
  await person.press(press(page, 'Confirm and continue'));
  await at(page, 'login');
  const email = await openAccount(person, page);
  await at(page, 'delivery');
  const willCall = page.getByRole('radio', { name: /Will call/i });
  if (!(await willCall.isChecked())) await person.tick(willCall);
  await person.press(press(page, 'Continue'));
  await at(page, 'confirm');
  await person.press(press(page, 'Place Order'));
  await person.sees(page.getByRole('heading', { level: 1, name: 'Thank you!' }));
  const [order = ''] = /Z\d{10}/.exec(page.url()) ?? [];
  await context.close();
  return { order, email };
}
