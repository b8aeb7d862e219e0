import type { Series } from '@stagedoor/contract/entities/series';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { OrderTotals } from '@stagedoor/rules/orders/order-totals';
import { isPlanEligible } from '@stagedoor/rules/plans/payment-plan';
import { planSeriesOf } from '@stagedoor/rules/plans/plan-series';
import { requestTotals, totalWithoutPlanFee } from '@stagedoor/rules/requests/request-totals';
import type { LineRow, RequestRow } from './request-store.ts';

/** What is not written yet belongs to the one event that it is drafted for. */
type PricedLine = Pick<LineRow, 'quantity' | 'unit_price_cents' | 'tax_ppm' | 'included_ppm' | 'fees'> &
  Partial<Pick<LineRow, 'event_request_id'>>;

/** The most that the lines can cost (HIST-REQ-14), by the series' rules. */
export const sumsOf = (
  lines: readonly PricedLine[],
  currency: Currency,
  series?: Pick<Series, 'mostEvents'>,
  request?: Pick<RequestRow, 'delivery_price_cents' | 'plan'>,
): OrderTotals =>
  requestTotals(
    lines.map((line) => ({
      quantity: line.quantity,
      priceCents: line.unit_price_cents,
      fees: line.fees,
      taxPpm: line.tax_ppm,
      includedPpm: line.included_ppm,
      eventKey: line.event_request_id,
    })),
    {
      currency,
      deliveryPriceCents: request?.delivery_price_cents ?? null,
      plan: request?.plan ?? null,
      mostEvents: series?.mostEvents,
    },
  );

/** PLAN-02, with the lines that there would be. */
export const isPlanOffered = (
  series: Series,
  lines: readonly PricedLine[],
  request: Pick<RequestRow, 'delivery_price_cents' | 'plan'> | undefined,
  { now, currency }: { now: Date; currency: Currency },
): boolean =>
  isPlanEligible(
    {
      series: planSeriesOf(series),
      enrolled: Boolean(request?.plan),
      totalCents: totalWithoutPlanFee(sumsOf(lines, currency, series, request)),
    },
    now,
  );
