import { letterheadOf } from '../mail/index.ts';
import { cardsById } from '../payments/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import { outletCache } from '../sellers/index.ts';
import { buyerOf } from './buyer-of.ts';
import { billLineOf, billTotals } from './order-bill.ts';
import type { OrderBill } from './order-bill.ts';
import { findParts } from './order-parts.ts';
import type { OrderRow } from './order-store.ts';

/** The bill of an order that was written down, for letters about it. */
export async function billOfOrder(tx: Db, order: OrderRow, publicAddress: PublicAddress): Promise<OrderBill> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const { lines, payments } = await findParts(tx, order.seller_id, [order.order_id]);
  const cardId = order.payment_method_id ?? payments[0]?.payment_method_id ?? null;
  const cards = await cardsById(tx, order.seller_id, [cardId]);
  const { firstName, lastName } = await buyerOf(tx, order);
  const billed = lines.map(billLineOf);
  const { includedTaxes } = billTotals(billed, order.shipping_cents, order.currency);
  return {
    userId: order.user_id ?? 0,
    email: order.email,
    currency: order.currency,
    firstName,
    lastName,
    code: order.code ?? undefined,
    lines: billed,
    totals: {
      ticketsCents: order.tickets_cents,
      feesCents: order.fees_cents,
      taxesCents: order.taxes_cents,
      shippingCents: order.shipping_cents,
      planFeeCents: order.plan_fee_cents,
      totalCents: order.total_cents,
      ...(includedTaxes && { includedTaxes }),
    },
    delivery: {
      id: order.delivery_method_id ?? 0,
      type: order.delivery_type_id ?? 0,
      name: order.delivery_name ?? '',
      notes: order.delivery_notes,
    },
    shippingAddress: order.shipping_address,
    paymentMethodId: cardId,
    lastFour: cards.get(cardId)?.lastFour ?? null,
    from: letterheadOf(outlet, publicAddress(outlet)),
  };
}
