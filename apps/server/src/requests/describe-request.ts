// Requests as the contract describes them; what may be said of them follows from the rows.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type {
  EventRequest,
  RequestLine,
  RequestPayment,
  SeriesRequest,
} from '@stagedoor/contract/entities/request';
import type { Series } from '@stagedoor/contract/entities/series';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { statusWords } from '@stagedoor/rules/requests/status-texts';
import type { StatusTexts } from '@stagedoor/rules/requests/status-texts';
import type { OrderTotals } from '@stagedoor/rules/orders/order-totals';
import { requestAmounts } from '@stagedoor/rules/requests/request-totals';
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { EventRow, LineRow, RequestParts, RequestRow } from './request-store.ts';
import { isPlanOffered, sumsOf } from './request-sums.ts';
import { orNone } from '../platform/db/or-none.ts';
import type { CardsById } from '../payments/index.ts';

/** All that is known of a request; what belongs to others is left out. */
export interface RequestFacts extends RequestParts {
  request: RequestRow;
  series: Series;
  shows: ReadonlyMap<number, OutletEvent>;
  cards: CardsById;
  deliveryMethods: readonly DeliveryMethod[];
  currency: Currency;
  /** What came of it. */
  order: { orderId: number; uniqueId: string } | undefined;
  /** The seller's own words for states. */
  texts: StatusTexts;
  now: Date;
}

export const describeStatus = (texts: StatusTexts, constant: RequestStatus): SeriesRequest['status'] => ({
  constant,
  customerStatus: statusWords(texts, constant),
});

/** An event request has no shipping of its own: that is paid once a series. */
export const describeEventSums = ({ shippingCents: _none, ...sums }: OrderTotals): EventRequest['totals'] =>
  sums;

/** The series stands once above all its events. */
export const withoutSeries = ({ series: _once, ...event }: OutletEvent): OutletEvent => event;

const levelName = (event: OutletEvent, levelId: number): string | undefined =>
  event.items?.flatMap(({ priceLevels }) => priceLevels).find(({ id }) => id === levelId)?.name;

export function describeLineFacts(
  line: Omit<LineRow, 'seller_id' | 'line_id' | 'line_uuid' | 'event_request_id'>,
  event: OutletEvent,
) {
  const { confirmed_price_level_id: confirmed } = line;
  return {
    itemId: line.item_id,
    itemName: line.item_name,
    priceLevelId: line.price_level_id,
    levelName: line.level_name,
    priceCents: line.unit_price_cents,
    fees: line.fees,
    isAddOn: line.is_add_on,
    quantity: line.quantity,
    optOut: line.opt_out,
    confirmedPriceLevelId: orNone(confirmed),
    confirmedLevelName: confirmed === null ? undefined : levelName(event, confirmed),
    confirmedQuantity: orNone(line.confirmed_quantity),
  };
}

const describeLine = (line: LineRow, event: OutletEvent): RequestLine => ({
  id: line.line_id,
  uuid: line.line_uuid,
  ...describeLineFacts(line, event),
});

export function describeEventRequest(
  row: EventRow,
  {
    request,
    lines,
    shows,
    texts,
    currency,
  }: Pick<RequestFacts, 'request' | 'lines' | 'shows' | 'texts' | 'currency'>,
): EventRequest {
  const own = lines.filter((line) => line.event_request_id === row.event_request_id);
  const event = valueOf(shows, row.outlet_event_id);
  return {
    id: row.event_request_id,
    uuid: row.event_request_uuid,
    number: request.number,
    eventId: row.outlet_event_id,
    event: withoutSeries(event),
    totals: describeEventSums(sumsOf(own, currency)),
    status: describeStatus(texts, row.status),
    lines: own.map((line) => describeLine(line, event)),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** ENTITY-28: what each card would pay, and when. */
export function describePayments(
  {
    request,
    payments,
    cards,
    series,
    currency,
  }: Pick<RequestFacts, 'request' | 'payments' | 'cards' | 'series' | 'currency'>,
  totals: OrderTotals,
): RequestPayment[] {
  const amounts = requestAmounts(totals, request.plan, currency);
  const days = [series.installment1Day, series.installment2Day, series.installment3Day];
  return payments.flatMap((payment) => {
    const card = cards.get(payment.payment_method_id);
    if (!card) return [];
    return {
      id: payment.request_payment_id,
      uuid: payment.request_payment_uuid,
      sort: payment.sort,
      paymentMethodId: card.id,
      paymentMethodUuid: card.uuid,
      paymentMethod: card,
      amountCents: amounts[payment.sort - 1] ?? 0,
      dueDay: request.plan ? days[payment.sort - 1] : undefined,
    };
  });
}

/** The one address of a request goes by the request's own keys. */
export const describeShipping = (request: RequestRow): SeriesRequest['shipping'] => ({
  ...request.shipping_address,
  id: request.request_id,
  uuid: request.request_uuid,
});

/** With the price that was agreed on, whatever the outlet asks today. */
export function describeDelivery(
  request: RequestRow,
  methods: readonly DeliveryMethod[],
): SeriesRequest['delivery'] {
  const method = methods.find(({ id }) => id === request.delivery_method_id);
  return method && { ...method, priceCents: request.delivery_price_cents };
}

const showTime = ({ event }: EventRequest): number => event.show.startsAt?.getTime() ?? Infinity;

export function describeRequest(facts: RequestFacts): SeriesRequest {
  const { request, series, events, lines, priorities, deliveryMethods } = facts;
  const totals = sumsOf(lines, facts.currency, series, request);
  return {
    id: request.request_id,
    uuid: request.request_uuid,
    number: request.number,
    orderUniqueId: facts.order?.uniqueId,
    orderId: facts.order?.orderId,
    series,
    status: describeStatus(facts.texts, request.status),
    totals,
    planEnrolled: request.plan !== null,
    planEligible: request.status === 'STATUS_REQUEST_PENDING' && isPlanOffered(series, lines, request, facts),
    payments: describePayments(facts, totals),
    shipping: describeShipping(request),
    delivery: describeDelivery(request, deliveryMethods),
    priorityUuid: events.find((event) => priorities.has(event.event_request_id))?.event_request_uuid,
    eventRequests: events
      .map((event) => describeEventRequest(event, facts))
      .sort((a, b) => showTime(a) - showTime(b) || a.id - b.id),
    createdAt: request.created_at,
    updatedAt: request.updated_at,
  };
}
