// What was typed into the form: a card that can be kept, or what is wrong with which field.
import { textOf } from '@stagedoor/rules/values/text-of';
import type { NewCard } from '../store/profile-store.ts';
import { brandOf } from './card-number.ts';
import { behaviorOf } from './test-cards.ts';

export type FieldName = 'number' | 'expiry' | 'code' | 'name';
export type Typed = Record<FieldName, string>;
export type Problems = Partial<Record<FieldName, string>>;

export interface FormRules {
  now: Date;
  codeRequired: boolean;
}

const YEARS_AHEAD = 20;
const MOST_TYPED = 200;

/** What a form sends, as far as it is looked at. */
export function typedIn(body: Readonly<Record<string, unknown>>): Typed {
  const take = (name: FieldName): string => textOf(body[name]).slice(0, MOST_TYPED);
  return { number: take('number'), expiry: take('expiry'), code: take('code'), name: take('name') };
}

/** `YYYY-MM` out of `4/30`, `04 / 2030`, `0430` or `2030-04`. */
export function readExpiry(typed: string): string | undefined {
  const text = typed.replace(/\s/g, '');
  const match =
    /^(?<month>\d{1,2})[/-](?<year>\d{2}|\d{4})$/.exec(text) ??
    /^(?<month>\d{2})(?<year>\d{2})$/.exec(text) ??
    /^(?<year>\d{4})-(?<month>\d{2})$/.exec(text);
  const { month = '', year = '' } = match?.groups ?? {};
  const number = Number(month);
  if (!(number >= 1 && number <= 12)) return undefined;
  return `${year.length === 2 ? `20${year}` : year}-${String(number).padStart(2, '0')}`;
}

function expiryProblem(typed: string, now: Date): string | undefined {
  if (typed.trim() === '') return 'Enter the month and year of expiry';
  const expiry = readExpiry(typed);
  if (expiry === undefined) return 'Enter the expiry as MM / YY';
  const thisMonth = now.toISOString().slice(0, 7);
  if (expiry < thisMonth) return 'This card is past its expiry date';
  return Number(expiry.slice(0, 4)) > now.getUTCFullYear() + YEARS_AHEAD
    ? 'Check the year of expiry'
    : undefined;
}

function codeProblem(typed: string, brand: string | undefined, required: boolean): string | undefined {
  const length = brand === 'AmericanExpress' ? 4 : 3;
  if (typed === '') return required ? 'Enter the security code' : undefined;
  return new RegExp(`^\\d{${length}}$`).test(typed) ? undefined : `The security code has ${length} digits`;
}

function numberProblem(digits: string, brand: string | undefined): string | undefined {
  if (digits === '') return 'Enter the card number';
  return brand === undefined ? 'Check the card number: it is not a valid one' : undefined;
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'Enter the name on the card';
  return name.length > 100 ? 'The name has at most 100 characters' : undefined;
}

/** The last word is the last name; control characters are dropped. */
function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.split(' ');
  const last_name = words.length > 1 ? words.pop()! : '';
  return { first_name: words.join(' ').slice(0, 50), last_name: last_name.slice(0, 50) };
}

export function readCard(typed: Typed, { now, codeRequired }: FormRules): NewCard | { problems: Problems } {
  const digits = typed.number.replace(/[\s-]/g, '');
  const brand = brandOf(digits);
  const name = typed.name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const found: [FieldName, string | undefined][] = [
    ['number', numberProblem(digits, brand)],
    ['expiry', expiryProblem(typed.expiry, now)],
    ['code', codeProblem(typed.code.trim(), brand, codeRequired)],
    ['name', nameProblem(name)],
  ];
  const problems: Problems = Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
  if (Object.keys(problems).length > 0) return { problems };
  return {
    last_four: digits.slice(-4),
    brand: brand!,
    expiration: readExpiry(typed.expiry)!,
    ...splitName(name),
    behavior: behaviorOf(digits),
  };
}
