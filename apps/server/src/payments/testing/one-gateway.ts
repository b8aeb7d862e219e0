import { allCurrencies } from '@stagedoor/rules/money/currencies';
import type { Account } from '../gateway/account.ts';
import type { Gateways } from '../gateway/open-gateways.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';

/** Everybody is paid through the same account. */
export function oneGateway(adapter: PaymentGateway, origin?: string): Gateways {
  const facts = { publicName: '', isSandbox: true, currencies: allCurrencies, originFor: () => origin };
  const account = async (): Promise<Account> => ({ ...facts, key: adapter.kind, adapter });
  const limitsOf: Gateways['limitsOf'] = async (_shop, currency) => ({
    smallest: adapter.smallest(currency),
    largest: adapter.largest,
  });
  const all = async () => [await account()];
  return { limitsOf, of: account, forShop: account, within: account, at: account, all, withTests: all };
}
