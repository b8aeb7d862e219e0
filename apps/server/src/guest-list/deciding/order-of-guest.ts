import type { Currency } from '@stagedoor/rules/money/currencies';
import { billLineOf } from '../../orders/index.ts';
import type { NewOrder } from '../../orders/index.ts';
import type { GuestLineRow, GuestRequestRow } from '../guest-request-store.ts';

/** Exactly what was asked for, at the prices that the guest saw. */
export function orderOfGuest(
  request: GuestRequestRow,
  lines: readonly GuestLineRow[],
  { intentRef, currency }: { intentRef: string | undefined; currency: Currency },
  now: Date,
): NewOrder {
  const { payment_method_id: paymentMethodId, total_cents: totalCents } = request;
  const isPaid = intentRef !== undefined && paymentMethodId !== null;
  return {
    sellerId: request.seller_id,
    outletId: request.outlet_id,
    state: 'STATUS_ORDER_PAID',
    language: request.language,
    buyer: {
      guestRequestUuid: request.request_uuid,
      firstName: request.collector_first_name ?? request.first_name,
      lastName: request.collector_last_name ?? request.last_name,
    },
    bill: {
      email: request.email,
      currency,
      lines: lines.map(billLineOf),
      totals: {
        ticketsCents: request.tickets_cents,
        feesCents: request.fees_cents,
        taxesCents: request.taxes_cents,
        shippingCents: request.shipping_cents,
        planFeeCents: 0,
        totalCents,
      },
      delivery: {
        id: request.delivery_method_id,
        type: request.delivery_type_id,
        name: request.delivery_name,
        notes: request.delivery_notes,
      },
      shippingAddress: request.shipping_address,
      paymentMethodId: isPaid ? paymentMethodId : null,
    },
    payments: isPaid ? [{ sort: 1, amountCents: totalCents, paymentMethodId, intentRef }] : [],
    now,
  };
}
