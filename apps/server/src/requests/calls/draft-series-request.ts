// CALL-33: what a series request would cost with the lines being chosen now. Nothing is stored.
import { draftSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import type { InputOf } from '@stagedoor/contract/call';
import type { SeriesRequestDraft } from '@stagedoor/contract/entities/request';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { customerActor, requireOwnUser } from '../../accounts/index.ts';
import { requestableEvent } from '../../catalogue/index.ts';
import type { RequestableEvent } from '../../catalogue/index.ts';
import { cardsById } from '../../payments/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { checkLines } from '../check-lines.ts';
import {
  describeDelivery,
  describeEventSums,
  describeLineFacts,
  describePayments,
  describeShipping,
  describeStatus,
  withoutSeries,
} from '../describe-request.ts';
import { readRequests } from '../read-requests.ts';
import { loadContext } from '../request-needs.ts';
import type { RequestNeeds, RequestContext } from '../request-needs.ts';
import { statusTextsOf } from '../../sellers/index.ts';
import { findParts, findRequests } from '../request-store.ts';
import type { NewLine, RequestParts, RequestRow } from '../request-store.ts';
import { isPlanOffered, sumsOf } from '../request-sums.ts';
import { requireOpen, requirePending } from '../require-open.ts';

type Query = InputOf<typeof draftSeriesRequest>;
type EventDraft = SeriesRequestDraft['eventRequests'][number];

const notAwarded = { confirmed_price_level_id: null, confirmed_quantity: null };

function draftEvent(
  { event }: RequestableEvent,
  lines: readonly NewLine[],
  status: SeriesRequestDraft['status'],
  currency: Currency,
): EventDraft {
  return {
    eventId: event.id,
    event: withoutSeries(event),
    totals: describeEventSums(sumsOf(lines, currency)),
    status,
    lines: lines.map((line) => describeLineFacts({ ...line, ...notAwarded }, event)),
  };
}

/** A request that begins with this event: no address yet, so no shipping, and no card. */
function firstDraft(
  requestable: RequestableEvent,
  lines: readonly NewLine[],
  status: SeriesRequestDraft['status'],
  context: RequestContext,
): SeriesRequestDraft {
  const { series } = requestable;
  const { currency } = context;
  const { shippingCents: _unknown, ...totals } = sumsOf(lines, currency, series);
  return {
    series,
    status,
    totals,
    planEnrolled: false,
    planEligible: isPlanOffered(series, lines, undefined, context),
    payments: [],
    eventRequests: [draftEvent(requestable, lines, status, currency)],
  };
}

/** The customer's request in the series, and what it has for the event already. */
interface Present {
  request: RequestRow;
  parts: RequestParts;
  replaced: number | undefined;
}

async function findPresent(
  { db }: RequestNeeds,
  { fan }: RequestContext,
  { series, event }: RequestableEvent,
): Promise<Present | undefined> {
  const [request] = await findRequests(db, fan, { seriesId: series.id });
  if (!request) return undefined;
  const parts = await findParts(db, fan.sellerId, [request.request_id]);
  const replaced = parts.events.find((each) => each.outlet_event_id === event.id)?.event_request_id;
  return { request, parts, replaced };
}

const askedBefore = ({ parts, replaced }: Present): Map<number, number> =>
  new Map(
    parts.lines
      .filter((line) => line.event_request_id === replaced)
      .map((line) => [line.price_level_id, line.quantity]),
  );

/** The request there is, with these lines instead of what it has for the event. */
async function draftWith(
  { db }: RequestNeeds,
  context: RequestContext,
  { request, parts, replaced }: Present,
  requestable: RequestableEvent,
  lines: readonly NewLine[],
): Promise<SeriesRequestDraft> {
  const { fan, deliveryMethods, currency } = context;
  const { series } = requestable;
  const summary = firstOf(await readRequests(db, context, [request]));
  const kept = parts.lines.filter((line) => line.event_request_id !== replaced);
  const all = [...kept, ...lines];
  const totals = sumsOf(all, currency, series, request);
  const cardIds = parts.payments.map((payment) => payment.payment_method_id);
  const cards = await cardsById(db, fan.sellerId, cardIds);
  const { eventRequests: known, ...rest } = summary;
  const others = known.filter(({ id }) => id !== replaced);
  return {
    ...rest,
    totals,
    planEligible: isPlanOffered(series, all, request, context),
    payments: describePayments({ request, payments: parts.payments, cards, series, currency }, totals),
    shipping: describeShipping(request),
    delivery: describeDelivery(request, deliveryMethods),
    eventRequests: [...others, draftEvent(requestable, lines, summary.status, currency)],
  };
}

async function draft(
  needs: RequestNeeds,
  context: RequestContext,
  query: Query,
): Promise<SeriesRequestDraft> {
  const { eventId, lines: wishes } = query.eventRequest;
  const requestable = requestableEvent(context.cached, eventId, context.now) ?? refuse('NOT_FOUND');
  if (requestable.series.id !== query.query.seriesId) refuse('NOT_FOUND');
  requireOpen(requestable.series, context.now);
  const present = await findPresent(needs, context, requestable);
  const before = present && askedBefore(present);
  const lines = checkLines(wishes, requestable, context.now, { before, at: 'eventRequest.lines' });
  if (!present) {
    const texts = await statusTextsOf(needs.db, context.fan.sellerId);
    return firstDraft(requestable, lines, describeStatus(texts, 'STATUS_REQUEST_PENDING'), context);
  }
  requirePending(present.request);
  return draftWith(needs, context, present, requestable, lines);
}

export function draftSeriesRequestHandler(needs: RequestNeeds): Handler<'requests'> {
  return handle(draftSeriesRequest, async (query, caller) => {
    requireOwnUser(query.query, caller);
    requireOwnUser(query.eventRequest, caller);
    return [await draft(needs, await loadContext(needs, customerActor(caller)), query)];
  });
}
