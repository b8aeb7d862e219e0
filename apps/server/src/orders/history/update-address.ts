import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { updateOrderAddress } from '@stagedoor/contract/calls/shop/order-history';
import { isSent } from '@stagedoor/rules/delivery/delivery-types';
import { allowsAddressChange, allowsShippingChange } from '@stagedoor/rules/orders/order-rights';
import { requireAddress } from '../../accounts/index.ts';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { OrderParts } from '../order-parts.ts';
import { updateOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { changeOrder } from './change-order.ts';

/** OPS-33: never once it is shipped, nor, by customers, while a series of it does not allow it. */
async function requireChangeable(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  { events }: OrderParts,
): Promise<void> {
  const { state, shipped_day, delivery_type_id: deliveryType } = order;
  const shipped = shipped_day !== null;
  const shows = await findSoldEvents(
    tx,
    order.seller_id,
    events.map((event) => event.outlet_event_id),
  );
  const dates = shows.map(({ startsAt }) => startsAt);
  const isAllowed =
    actor.kind === 'customer'
      ? allowsShippingChange({ state, shipped, deliveryType, shows: dates }, actor.now) &&
        shows.every((show) => show.allowShippingChange)
      : allowsAddressChange({ state, shipped });
  if (!isAllowed) refuse('ORDER_NOT_CHANGEABLE');
}

/** What is sent was paid for by where it goes: another country has other methods and other prices. */
function requireSameCountry(order: OrderRow, countryId: number | null): void {
  const current = order.shipping_address?.countryId ?? null;
  if (isSent(order.delivery_type_id) && current !== null && current !== countryId)
    refuse('DELIVERY_NOT_OFFERED');
}

export async function updateAddress(
  tx: Tx,
  actor: Actor,
  { order: ref, shippingAddress }: InputOf<typeof updateOrderAddress>,
): Promise<OutputOf<typeof updateOrderAddress>> {
  return changeOrder(tx, actor, ref, async (order, parts) => {
    const at = { sellerId: order.seller_id, outletId: order.outlet_id };
    const address = await requireAddress(tx, at, shippingAddress, 'shippingAddress');
    await requireChangeable(tx, actor, order, parts);
    requireSameCountry(order, address.countryId);
    await updateOrder(tx, order, { shipping_address: JSON.stringify(address) });
    return true;
  });
}
