// What a request in progress can cost at most, with everything chosen so far.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import type { RequestTotals } from '@stagedoor/contract/entities/request';
import type { Series } from '@stagedoor/contract/entities/series';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Installment } from '@stagedoor/rules/plans/installments';
import { orderTotals } from '@stagedoor/rules/orders/order-totals';
import type { OrderTotals } from '@stagedoor/rules/orders/order-totals';
import { isPlanEligible } from '@stagedoor/rules/plans/payment-plan';
import { chooseAgain } from '@stagedoor/rules/requests/request-totals';
import { seriesWindow } from '@stagedoor/rules/events/series-window';
import { planSchedule } from '../../../parts/requests/plan-schedule.ts';
import { planSeriesOf } from '@stagedoor/rules/plans/plan-series';
import type { RequestDraft } from '../../../parts/requests/request-draft.ts';
import { seriesDelivery } from '../../../parts/requests/series-delivery.ts';
import type { SentFrom } from '@stagedoor/rules/delivery/sent-from';

export interface RequestedLevel {
  level: PriceLevel;
  quantity: number;
  optOut: boolean;
}

export interface RequestCost {
  lines: RequestedLevel[];
  /** Known once there is an address. */
  delivery: DeliveryMethod | null;
  planOffered: boolean;
  onPlan: boolean;
  totals: OrderTotals;
  /** In one payment. */
  totalOnceCents: number;
  /** In three, fee included. */
  schedule: Installment[];
}

interface Facts {
  draft: RequestDraft;
  event: OutletEvent;
  series: Series;
  methods: readonly DeliveryMethod[];
  /** The server's own sums of the lines; until they are there, those of the page, without taxes. */
  known: RequestTotals | undefined;
  currency: Currency;
  from: SentFrom;
  now: Date;
}

export function requestCost({
  draft,
  event,
  series,
  methods,
  known,
  currency,
  from,
  now,
}: Facts): RequestCost {
  const lines = requestedLevels(event, draft);
  const delivery = deliveryOf({ draft, event, series, methods, from, now });
  const priced = lines.map(({ level, quantity }) => ({ ...level, quantity }));
  const sums = known ?? orderTotals({ lines: priced, currency });
  const deliveryPriceCents = delivery?.priceCents;
  const once = chooseAgain(sums, { deliveryPriceCents });
  const planOffered = isPlanEligible(
    { series: planSeriesOf(series), enrolled: false, totalCents: once.totalCents },
    now,
  );
  // What was chosen before the series closed stays in sight.
  const onPlan =
    draft.payment?.planEnrolled === true && (planOffered || seriesWindow(series, now) === 'closed');
  return {
    lines,
    delivery,
    planOffered,
    onPlan,
    totals: onPlan ? chooseAgain(sums, { deliveryPriceCents, plan: series.paymentPlanRules }) : once,
    totalOnceCents: once.totalCents,
    schedule: planSchedule(series, once.totalCents, currency),
  };
}

/** The lines of the draft as the event has them now, in its order. */
const requestedLevels = (event: OutletEvent, draft: RequestDraft): RequestedLevel[] =>
  (event.items ?? [])
    .flatMap(({ priceLevels }) => priceLevels)
    .flatMap((level) => {
      const line = draft.lines.find(({ priceLevelId }) => priceLevelId === level.id);
      return line ? [{ level, quantity: line.quantity, optOut: line.optOut === true }] : [];
    });

function deliveryOf({
  draft: { shipping },
  event,
  series,
  methods,
  from,
  now,
}: Omit<Facts, 'known' | 'currency'>): DeliveryMethod | null {
  if (!shipping) return null;
  const ask = { countryId: shipping.address.countryId ?? 0, shows: [event.show], now, from };
  const { decided, choices } = seriesDelivery(series, methods, ask);
  return decided ?? choices?.find(({ uuid }) => uuid === shipping.deliveryMethodUuid) ?? null;
}
