// A purchase by somebody who reads French, from the event's page to the last stage.
import { expect, type Page } from '@playwright/test';
import { addressOf } from './cart.ts';
import { newCustomer } from './customer.ts';

const headings = {
  review: 'Confirmer le choix',
  login: 'Se connecter',
  'shipping-address': 'Livraison',
  delivery: 'Mode de livraison',
  'payment-method': 'Paiement',
  confirm: 'Passer la commande',
} as const;

const at = (page: Page, stage: keyof typeof headings): Promise<void> =>
  expect(page.locator('h1').first()).toHaveText(headings[stage]);
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

export async function holdInFrench(page: Page, port: number): Promise<void> {
  await page.goto(`http://lantern.localhost:${port}/event/102?lang=fr`, { waitUntil: 'networkidle' });
  await page.getByLabel('Nombre, Debout').selectOption('2');
  await press(page, 'Acheter');
  await at(page, 'review');
}

/** In the menu, which opens the page anew. */
export async function changeLanguage(page: Page, name: string, lang: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('radio', { name }).click();
  await page.locator(`html[lang="${lang}"]`).waitFor();
  await page.waitForLoadState('networkidle');
}

async function openAccount(page: Page): Promise<string> {
  const { email, password, firstName, lastName } = newCustomer();
  const form = page.getByRole('group', { name: /Se connecter|Créer un compte/ });
  await form.getByRole('button', { name: 'Créer un compte' }).click();
  await page.getByLabel('Prénom').fill(firstName);
  await page.getByLabel('Nom', { exact: true }).fill(lastName);
  await page.getByLabel('Courriel', { exact: true }).fill(email);
  await page.getByLabel('Confirmer le courriel').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe').fill(password);
  await page.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Créer un compte' }).click();
  return email;
}

/** `look` sees every stage. Answers the address that the confirmation goes to. */
export async function payInFrench(page: Page, look: () => Promise<void>): Promise<string> {
  await look();
  await press(page, 'Confirmer et continuer');
  await at(page, 'login');
  await look();
  const email = await openAccount(page);
  await at(page, 'shipping-address');
  await page.getByLabel('Adresse', { exact: true }).fill(addressOf.street);
  await page.getByLabel('Ville').fill(addressOf.city);
  await page.getByLabel('État').selectOption(addressOf.state);
  await page.getByLabel('Code postal').fill(addressOf.zip);
  await page.getByLabel('Téléphone').fill(addressOf.phone);
  await look();
  await press(page, 'Continuer');
  await at(page, 'delivery');
  await page.getByRole('radio', { name: 'Courrier suivi' }).check();
  await look();
  await press(page, 'Continuer');
  await at(page, 'payment-method');
  await look();
  const form = page.frameLocator('iframe[title="Formulaire de carte du prestataire de paiement"]');
  await form.getByLabel('Card number').fill('4111111111111111');
  await form.getByLabel('Expires').fill('12 / 40');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on card').fill('Robin Vale');
  await form.getByRole('button', { name: /Save/ }).click();
  await at(page, 'confirm');
  await look();
  await press(page, 'Passer la commande');
  return email;
}
