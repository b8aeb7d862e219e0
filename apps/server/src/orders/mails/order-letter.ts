import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { greeting } from '../../accounts/index.ts';
import { letterheadOf, letterParts, queueMail } from '../../mail/index.ts';
import type { NewMail } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import { buyerOf } from '../buyer-of.ts';
import type { OrderRow } from '../order-store.ts';

/** A letter to whoever bought, on the outlet's paper, with the way to the order. */
export async function queueOrderLetter(
  tx: Tx,
  { publicAddress }: { publicAddress: PublicAddress },
  order: OrderRow,
  { parts, ...words }: Pick<NewMail, 'kind' | 'subject' | 'headline' | 'preview' | 'parts'>,
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const number = orderNumber(order.unique_id);
  const { firstName } = await buyerOf(tx, order);
  const address = `${from.origin}/user/history/orders/${number}/summary`;
  // A guest has no history to look at, nor has whoever bought at the counter.
  const page = order.user_id === null ? [] : [letterParts.button('See your order', address)];
  const mail = { from, about: `order ${number}`, to: order.email, ...words };
  await queueMail(tx, { ...mail, parts: [greeting(firstName), ...parts, ...page] }, now);
}
