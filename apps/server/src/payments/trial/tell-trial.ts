import type { TriedCardTold } from '@stagedoor/contract/calls/office/gateways';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { triedState, triedWords } from '@stagedoor/rules/setup/tried-card';
import type { Db } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { Gateways } from '../gateway/open-gateways.ts';
import { gatewayNames } from '../gateway/payment-gateway.ts';
import { gatewaysOfSeller } from '../gateway/seller-gateway-store.ts';
import { lastTrial } from './trial-store.ts';

interface Needs {
  db: Db;
  gateways: Gateways;
}

/** SETUP-09: how the card stands that was tried last, at the gateway of now; typing its keys anew asks for another try. */
export async function tellTrial({ db, gateways }: Needs, sellerId: number): Promise<TriedCardTold> {
  const { key, adapter, closed } = await gateways.of(sellerId);
  const row = (await gatewaysOfSeller(db, sellerId)).find(({ until }) => until === null);
  const last = await lastTrial(db, { sellerId, gateway: key, since: row?.sealed_at ?? null });
  const currency = last?.currency ?? (await ofSeller.currency(db, sellerId));
  const amount = formatMoney(last?.amountCents ?? adapter.smallest(currency), currency);
  // Whatever was charged there once: nothing can be now.
  if (closed !== undefined) return { state: 'never', words: closed, amount };
  const state = triedState(last?.charge, last?.back ?? undefined);
  const words = triedWords({
    gateway: gatewayNames[adapter.kind],
    state,
    card: last?.card,
    amount,
    problem: last?.problem ?? undefined,
  });
  return { state, words, amount, at: last?.at };
}
