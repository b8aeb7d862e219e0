import { currencies } from '@stagedoor/rules/money/currencies';
import type { AccountFacts } from '../payment-gateway.ts';
import { askForSure } from './ask.ts';
import type { AskSettings } from './ask.ts';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The gateway's id is the merchant's own; keys and logins change, it stays. */
export async function describeAccount(settings: AskSettings): Promise<AccountFacts> {
  const {
    gatewayId,
    merchantName,
    currencies: taken,
  } = await askForSure(settings, 'getMerchantDetailsRequest', {});
  const told = Array.isArray(taken) ? taken.map(String) : [];
  return {
    id: textIn(gatewayId),
    name: textIn(merchantName),
    currencies: currencies.filter((each) => told.includes(each)),
  };
}
