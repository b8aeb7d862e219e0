import type { Currency } from '@stagedoor/rules/money/currencies';
import { notTaken } from '@stagedoor/rules/programme/currency-harm';
import { pricesBeyond } from '@stagedoor/rules/programme/price-limits';
import { keepDrawRules } from './awards/index.ts';
import { keepGuests } from './guest-list/index.ts';
import type { Gateways } from './payments/index.ts';
import type { HarmCheck } from './programme/index.ts';
import { keepRequested } from './requests/index.ts';
import { keepWaiting } from './waiting-list/index.ts';

/**
 * Whom a change of a shop would harm, said by those who know them. `programme` itself knows who has tickets; whoever
 * hands in a description, the box office or a command, hands in these besides.
 */
export const harmChecks: readonly HarmCheck[] = [keepRequested, keepGuests, keepDrawRules, keepWaiting];

/** A seller is paid in what the gateway's account takes. */
export const takenCurrency =
  (currencies: readonly Currency[]): HarmCheck =>
  async (_db, { current, wanted }) =>
    notTaken(current, wanted, currencies);

/** The same of the seller's own account, and no price is one that a card could not be charged there. */
export const takenByGateway =
  (gateways: Pick<Gateways, 'within'>): HarmCheck =>
  async (db, { sellerId, current, wanted }) => {
    const { currencies, adapter } = await gateways.within(db, sellerId);
    const limits = { smallest: adapter.smallest(wanted.currency), largest: adapter.largest };
    return [...notTaken(current, wanted, currencies), ...pricesBeyond(wanted, limits)];
  };
