import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { requestedEvents } from '../catalogue/index.ts';
import { ordersOfRequests } from '../orders/index.ts';
import { cardsById } from '../payments/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { statusTextsOf } from '../sellers/index.ts';
import { describeEventRequest, describeRequest } from './describe-request.ts';
import type { RequestContext } from './request-needs.ts';
import { findParts } from './request-store.ts';
import type { RequestRow } from './request-store.ts';

const distinct = (values: readonly number[]): number[] => [...new Set(values)];

async function readParts(db: Db, { fan, now, catalogue }: RequestContext, requests: readonly RequestRow[]) {
  const parts = await findParts(
    db,
    fan.sellerId,
    requests.map(({ request_id }) => request_id),
  );
  const eventIds = distinct(parts.events.map((event) => event.outlet_event_id));
  const shows = await requestedEvents({ db, catalogue }, { ...fan, now }, eventIds);
  return { ...parts, shows, texts: await statusTextsOf(db, fan.sellerId) };
}

/** A fan's requests with all that hangs on them, a query a table however many they are. */
export async function readRequests(
  db: Db,
  context: RequestContext,
  requests: readonly RequestRow[],
): Promise<SeriesRequest[]> {
  if (requests.length === 0) return [];
  const { fan, now, deliveryMethods, currency } = context;
  const { events, lines, payments, priorities, shows, texts } = await readParts(db, context, requests);
  const cards = await cardsById(
    db,
    fan.sellerId,
    distinct(payments.map((payment) => payment.payment_method_id)),
  );
  const orders = await ordersOfRequests(
    db,
    fan.sellerId,
    requests.map(({ request_id }) => request_id),
  );
  const allSeries = context.cached.seriesAt(now);
  const eventsOf = Map.groupBy(events, (event) => event.request_id);
  const linesOf = Map.groupBy(lines, (line) => line.event_request_id);
  const paymentsOf = Map.groupBy(payments, (payment) => payment.request_id);
  return requests.map((request) => {
    const own = eventsOf.get(request.request_id) ?? [];
    return describeRequest({
      request,
      series: valueOf(allSeries, request.series_id),
      events: own,
      lines: own.flatMap((event) => linesOf.get(event.event_request_id) ?? []),
      payments: paymentsOf.get(request.request_id) ?? [],
      priorities,
      shows,
      cards,
      deliveryMethods,
      currency,
      order: orders.get(request.request_id),
      texts,
      now,
    });
  });
}

export async function readEventRequests(
  db: Db,
  context: RequestContext,
  requests: readonly RequestRow[],
): Promise<EventRequest[]> {
  const { events, lines, shows, texts } = await readParts(db, context, requests);
  const byId = new Map(requests.map((request) => [request.request_id, request]));
  return events.map((event) =>
    describeEventRequest(event, {
      currency: context.currency,
      request: valueOf(byId, event.request_id),
      lines,
      shows,
      texts,
    }),
  );
}
