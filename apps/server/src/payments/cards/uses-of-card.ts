import type { CardUses } from '@stagedoor/contract/calls/shop/payment';
import type { Tx } from '../../platform/db/tables.ts';
import type { FindCardUses } from './card-needs.ts';
import type { OwnCardRow } from './card-store.ts';

/** Everything that still needs a card, from all who may. */
export async function usesOfCard(tx: Tx, card: OwnCardRow, ask: readonly FindCardUses[]): Promise<CardUses> {
  const uses: CardUses = { orders: [], fanRequests: [], guestRequests: [] };
  for (const find of ask) {
    const found = await find(tx, { sellerId: card.seller_id, paymentMethodId: card.payment_method_id });
    uses.orders.push(...(found.orders ?? []));
    uses.fanRequests.push(...(found.fanRequests ?? []));
    uses.guestRequests.push(...(found.guestRequests ?? []));
  }
  return uses;
}

export const isInUse = (uses: CardUses): boolean => Object.values(uses).some((list) => list.length > 0);
