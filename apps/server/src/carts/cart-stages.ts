// What the stages between the seats and the order have in common: the seats are confirmed, then where to, how, and
// with which card.
import { methodsOffered, needsAddress } from '@stagedoor/rules/delivery/delivery-methods';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { SentFrom } from '@stagedoor/rules/delivery/sent-from';
import type { LevelOnOffer } from '../catalogue/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CartRow, LineRow } from './cart-store.ts';

export const nothingElse = async (): Promise<void> => {};

export function requireConfirmedSeats(row: CartRow): void {
  if (row.state !== 'CHECKOUT') refuse('CART_NOT_CONFIRMED');
}

/** The outlet's ways of delivery, and what is on offer. */
interface DeliveryFacts {
  deliveryMethods: readonly DeliveryMethod[];
  levels: ReadonlyMap<number, LevelOnOffer>;
  sentFrom: SentFrom;
}

/**
 * What this cart may be delivered by, given where it goes, what is in it, and how soon the show is; and whether it must
 * be known where it goes (CART-23).
 */
export function deliveryOf(
  row: CartRow,
  lines: readonly LineRow[],
  { deliveryMethods, levels, sentFrom }: DeliveryFacts,
  now: Date,
) {
  const kinds = deliveryMethods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));
  const events = lines.flatMap(({ price_level_id }) => levels.get(price_level_id) ?? []);
  return {
    offered: methodsOffered(kinds, row.shipping_address?.countryId ?? 0, events, now, sentFrom),
    lacksAddress: row.shipping_address === null && needsAddress(kinds, events, now, sentFrom),
  };
}
