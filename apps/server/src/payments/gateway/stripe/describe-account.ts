import { currencies } from '@stagedoor/rules/money/currencies';
import type { Stripe } from 'stripe';
import type { AccountFacts } from '../payment-gateway.ts';
import { question } from './stripe-client.ts';

/** What an account may be paid in is a matter of its country. */
export async function describeAccount(stripe: Stripe): Promise<AccountFacts> {
  const account = await question(() => stripe.accounts.retrieveCurrent());
  const { country, settings, business_profile: business } = account;
  const taken = country
    ? (await question(() => stripe.countrySpecs.retrieve(country))).supported_payment_currencies
    : [];
  return {
    id: account.id,
    name: settings?.dashboard.display_name ?? business?.name ?? '',
    currencies: currencies.filter((each) => taken.includes(each.toLowerCase())),
  };
}
