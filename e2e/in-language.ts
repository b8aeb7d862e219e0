// The ways of customers, walked by the sentences of their language as translators keep them.
import { expect, type Page } from '@playwright/test';
import type { Said } from '../packages/rules/src/language/current-language.ts';
import { shopLanguages } from '../packages/rules/src/language/shop-languages.ts';
import { readLanguage } from '../tools/words/read-language.ts';
import { addressOf } from './cart.ts';
import { newCustomer } from './customer.ts';
import { englishFinder } from './english-left.ts';
import { isSound } from './is-sound.ts';

/** What the demo's outlets call things themselves. */
const own = {
  fr: {
    standing: 'Debout',
    tracked: 'Courrier suivi',
    tickets: 'Billets',
    poster: 'Affiche',
    golden: 'Cercle d’or',
  },
  es: {
    standing: 'De pie',
    tracked: 'Correo con rastreo',
    tickets: 'Boletos',
    poster: 'Póster',
    golden: 'Círculo dorado',
  },
  de: {
    standing: 'Stehplatz',
    tracked: 'Post mit Sendungsnummer',
    tickets: 'Tickets',
    poster: 'Plakat',
    golden: 'Goldener Kreis',
  },
} as const;

const friends = { fr: 'Famille et amis', es: 'Familia y amigos', de: 'Familie und Freunde' };

export type WalkedLanguage = keyof typeof own;
export const walkedLanguages = Object.keys(own) as WalkedLanguage[];

const branchOf = (said: Said | undefined, name: string): Said | undefined =>
  typeof said === 'object' && !Array.isArray(said)
    ? (said as Readonly<Record<string, Said>>)[name]
    : undefined;

export class Walk {
  readonly page: Page;
  readonly own: (typeof own)[WalkedLanguage];
  readonly friends: string;
  readonly code: WalkedLanguage;
  private readonly port: number;
  private readonly englishOn: (page: Page) => Promise<string[]>;

  private readonly name: string;
  private looks = 0;

  constructor(page: Page, port: number, code: WalkedLanguage, name = 'walk') {
    this.name = name;
    this.page = page;
    this.port = port;
    this.code = code;
    this.own = own[code];
    this.friends = friends[code];
    this.englishOn = englishFinder(code);
  }

  /** A sentence by its file and name, `labels.continue`; its facts are put in as they stand. */
  say(at: string, facts: Readonly<Record<string, string>> = {}): string {
    let said: Said | undefined = readLanguage(this.code).said;
    for (const name of at.split('.')) said = branchOf(said, name);
    if (typeof said !== 'string') throw new Error(`Nobody says ${at}`);
    return said.replaceAll(/\{(\w+)\}/g, (_all, name: string) => facts[name] ?? '');
  }

  main = () => this.page.getByRole('main');
  press = (at: string) =>
    this.main()
      .getByRole('button', { name: this.say(at), exact: true })
      .click();
  field = (at: string) => this.page.getByLabel(this.say(at), { exact: true });
  isAt = (at: string) => expect(this.page.locator('h1').first()).toHaveText(this.say(at));
  chooseMany = (of: string, many: string) =>
    this.page.getByLabel(this.say('event.quantityOf', { level: of })).selectOption(many);

  /** Nothing on the page is English, it says so, and at length it is searched for barriers and taken as a picture. */
  async look(): Promise<void> {
    expect(await this.englishOn(this.page)).toEqual([]);
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.code);
    this.looks += 1;
    await isSound(this.page, `${this.code}-${this.name}-${this.looks}`);
  }

  open(path: string, host = 'lantern.localhost') {
    const address = new URL(path, `http://${host}:${this.port}`);
    address.searchParams.set('lang', this.code);
    return this.page.goto(address.href, { waitUntil: 'networkidle' });
  }

  /** In the menu, which opens the page anew. */
  async changeTo(code: 'en' | WalkedLanguage, from: string): Promise<void> {
    await this.page.getByRole('button', { name: from }).click();
    await this.page.getByRole('dialog').getByRole('radio', { name: shopLanguages[code] }).click();
    await this.page.locator(`html[lang="${code}"]`).waitFor();
    await this.page.waitForLoadState('networkidle');
  }

  async openAccount(): Promise<string> {
    const { email, password, firstName, lastName } = newCustomer();
    const create = this.say('labels.createAccount');
    const form = this.page
      .getByRole('group')
      .filter({ has: this.page.getByRole('button', { name: create, exact: true }) })
      .last();
    await form.getByRole('button', { name: create, exact: true }).click();
    await this.field('field-labels.firstName').fill(firstName);
    await this.field('field-labels.lastName').fill(lastName);
    await this.field('field-labels.email').fill(email);
    await this.field('field-labels.confirmEmail').fill(email);
    await this.field('field-labels.password').fill(password);
    await this.field('field-labels.confirmPassword').fill(password);
    await this.page.getByRole('checkbox').check();
    await form.getByRole('button', { name: create, exact: true }).click();
    return email;
  }

  async typeAddress(): Promise<void> {
    await this.field('field-labels.streetAddress').fill(addressOf.street);
    await this.field('field-labels.city').fill(addressOf.city);
    await this.field('field-labels.state').selectOption(addressOf.state);
    await this.field('field-labels.zipCode').fill(addressOf.zip);
    await this.field('field-labels.phone').fill(addressOf.phone);
  }

  /** The stand-in's form is not ours to translate. */
  async typeCard(): Promise<void> {
    const form = this.page.frameLocator(`iframe[title="${this.say('saved-payments.frameTitle')}"]`);
    await form.getByLabel('Card number').fill('4111111111111111');
    await form.getByLabel('Expires').fill('12 / 40');
    await form.getByLabel('Security code').fill('123');
    await form.getByLabel('Name on card').fill('Robin Vale');
    const saves = [this.say('saved-payments.save'), this.say('saved-payments.saveAndGoOn')];
    await form.getByRole('button', { name: new RegExp(saves.join('|')) }).click();
  }
}
