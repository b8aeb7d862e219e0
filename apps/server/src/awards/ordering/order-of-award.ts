// A request and what was awarded to it become an order, before it is written.
import { awardPayments } from '@stagedoor/rules/plans/award-payments';
import type { AwardPayment } from '@stagedoor/rules/plans/award-payments';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { orderTotals } from '@stagedoor/rules/orders/order-totals';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { billLine, lineOffer } from '../../orders/index.ts';
import type { BillLine, LineOffer, NewOrder } from '../../orders/index.ts';
import type { AwardedRequest } from '../../requests/index.ts';
import type { AwardRow } from './award-store.ts';
import type { RunTerms } from './run-terms.ts';

/** As it was priced when it was asked for; another level as the rules of the draw have it, which the shop keeps. */
function offerOf({ levels }: RunTerms, { levels: asked }: AwardedRequest, levelId: number): LineOffer {
  const own = asked.find(({ priceLevelId }) => priceLevelId === levelId);
  if (own) return { ...own, unitFeesCents: feesPerTicketCents(own.fees) };
  const level = levels.get(levelId);
  if (!level) throw new Error(`Level ${levelId} was awarded and is not there`);
  return lineOffer(level);
}

/** Of an award, all that its price depends on. */
type Awarded = Pick<AwardRow, 'price_level_id' | 'quantity'>;

/** Two lines that ended at one level are one line of the order. */
export function linesOfAwards(
  terms: RunTerms,
  request: AwardedRequest,
  awards: readonly Awarded[],
): BillLine[] {
  const quantities = new Map<number, number>();
  for (const { price_level_id, quantity } of awards)
    quantities.set(price_level_id, (quantities.get(price_level_id) ?? 0) + quantity);
  return [...quantities].map(([levelId, quantity]) =>
    billLine(offerOf(terms, request, levelId), quantity, terms.currency),
  );
}

/** Of the plan's cards the one for that payment; without a plan, or with one card for all, the first. */
export const cardOf = ({ payments }: AwardedRequest, sort = 1) =>
  payments.find((payment) => payment.sort === sort) ?? firstOf(payments);

/** What an award costs, and when which part of it is to be paid. */
export function billOfAward(terms: RunTerms, request: AwardedRequest, awards: readonly Awarded[]) {
  const { series, today, currency } = terms;
  const lines = linesOfAwards(terms, request, awards);
  const totals = orderTotals({
    lines: lines.map((line) => ({ ...line, priceCents: line.unitPriceCents })),
    currency,
    deliveryPriceCents: request.deliveryPriceCents,
    planFeeCents: request.plan?.feeCents,
  });
  const days = [series.installment1Day, series.installment2Day, series.installment3Day];
  const plan = request.plan && { rules: request.plan, days };
  return { lines, totals, payments: awardPayments(totals, plan, { today, currency }) };
}

function paymentsOf(
  { draw, graceHours }: RunTerms,
  request: AwardedRequest,
  payments: readonly AwardPayment[],
  isReached: boolean,
): NewOrder['payments'] {
  return payments.map(({ isDue, ...payment }, index) => ({
    ...payment,
    paymentMethodId: cardOf(request, payment.sort).paymentMethodId,
    // Who is reached by a walk is charged without a run.
    run: {
      name: draw.draw_key,
      waits: isDue && !isReached,
      graceHours: index === 0 ? graceHours : null,
    },
  }));
}

function deliveryOf({ methods }: RunTerms, { deliveryMethodId }: AwardedRequest) {
  const method = methods.get(deliveryMethodId);
  if (!method) throw new Error(`Delivery method ${deliveryMethodId} was chosen and is not there`);
  return { id: method.id, type: method.deliveryType, name: method.name, notes: method.notes ?? null };
}

export function orderOfAward(
  terms: RunTerms,
  request: AwardedRequest,
  email: string,
  awards: readonly AwardRow[],
): NewOrder {
  const { lines, totals, payments: asked } = billOfAward(terms, request, awards);
  const payments = paymentsOf(terms, request, asked, firstOf(awards).number > 0);
  return {
    sellerId: terms.draw.seller_id,
    outletId: request.outletId,
    state: payments.length > 0 ? 'STATUS_ORDER_PAYMENT_DUE' : 'STATUS_ORDER_PAID',
    buyer: { userId: request.userId, seriesRequestId: request.requestId },
    bill: {
      email,
      currency: terms.currency,
      lines,
      totals,
      delivery: deliveryOf(terms, request),
      shippingAddress: request.shippingAddress,
      paymentMethodId: payments.length > 0 ? cardOf(request).paymentMethodId : null,
    },
    planEnrolled: request.plan !== null && payments.length > 1,
    payments,
    estimatedShipDay: terms.series.estimatedShipDate,
    now: terms.now,
  };
}
