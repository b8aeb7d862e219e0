import { updateOrderAddress } from '@stagedoor/contract/calls/order-history';
import { addressWireNames } from '@stagedoor/contract/entities/address';
import type { AddressInput } from '@stagedoor/contract/entities/address';
import { normalizeAddress, validateAddress } from '@stagedoor/rules/address';
import { DOMESTIC_SHIPPING, INTERNATIONAL_SHIPPING } from '@stagedoor/rules/delivery-types';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { allowsShippingChange } from '@stagedoor/rules/order-rights';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { updateOrder } from '../order-store.ts';
import type { OrderParts, OrderRow } from '../order-store.ts';
import { changeOrder } from './change-order.ts';

const FIELD = 'CustomerOrderAddress';
const wireNames = Object.fromEntries(
  Object.entries(addressWireNames).map(([ours, wireName]) => [ours, `${FIELD}.${wireName}`]),
) as typeof addressWireNames;

function checked(given: AddressInput | undefined) {
  const { missing } = addressMessages;
  if (!given) return refuse('INVALID_INPUT', { message: missing, fields: { [FIELD]: missing } });
  const address = { ...given, countryId: given.countryId ?? null };
  requireValid(validateAddress(address), wireNames);
  return normalizeAddress(address);
}

/** OPS-33: never once it is shipped, nor while a series of it does not allow it. */
async function requireChangeable(tx: Tx, order: OrderRow, { events }: OrderParts): Promise<void> {
  const { state, shipped_day } = order;
  const shows = await findSoldEvents(
    tx,
    order.seller_id,
    events.map((event) => event.outlet_event_id),
  );
  const isAllowed =
    allowsShippingChange({ state, shipped: shipped_day !== null }) &&
    shows.every((show) => show.allowShippingChange);
  if (!isAllowed) refuse('ORDER_NOT_CHANGEABLE');
}

/** What is sent was paid for by where it goes: another country has other methods and other prices. */
function requireSameCountry(order: OrderRow, countryId: number | null): void {
  const isSent = [DOMESTIC_SHIPPING, INTERNATIONAL_SHIPPING].includes(order.delivery_type_id ?? 0);
  const current = order.shipping_address?.countryId ?? null;
  if (isSent && current !== null && current !== countryId) refuse('DELIVERY_NOT_OFFERED');
}

export function updateAddressHandler(db: Db): Handler {
  return handle(updateOrderAddress, async ({ order: ref, shippingAddress }, caller) => {
    const address = checked(shippingAddress);
    return changeOrder(db, caller, ref, async (tx, order, parts) => {
      await requireChangeable(tx, order, parts);
      requireSameCountry(order, address.countryId);
      await updateOrder(tx, order, { shipping_address: JSON.stringify(address) });
      return true;
    });
  });
}
