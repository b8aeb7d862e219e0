// Whose key it is. One account is everybody's; others are called into being by a key that names them, and one that is
// named after a currency takes no other.
import { currencies } from '@stagedoor/rules/money/currencies';
import type { Stripe } from 'stripe';
import { standInStripe } from '../stand-in-needs.ts';
import type { Asked, Served } from './asked.ts';

const pattern = new RegExp(`^Bearer ${standInStripe.secretKey}(?:_([a-z]+))?$`);

/** The account's name; undefined for a key that nobody gave out. */
export function accountOf(authorization: string | undefined): string | undefined {
  const match = pattern.exec(authorization ?? '');
  return match ? (match[1] ?? 'standin') : undefined;
}

export async function getAccount({ account }: Asked): Promise<Served> {
  const body = {
    id: `acct_${account}`,
    object: 'account',
    country: account === 'standin' ? 'US' : account.toUpperCase(),
    settings: { dashboard: { display_name: `Stand-in, ${account}`, timezone: 'Etc/UTC' } },
  } satisfies Partial<Omit<Stripe.Account, 'settings'>> & { settings: object };
  return { body };
}

export async function getCountry({ id }: Asked): Promise<Served> {
  const only = currencies.filter((each) => each === id);
  const taken = (only.length > 0 ? only : currencies).map((each) => each.toLowerCase());
  const body = {
    id,
    object: 'country_spec',
    supported_payment_currencies: taken,
  } satisfies Partial<Stripe.CountrySpec>;
  return { body };
}
