// Adds an event to a request that exists (FAN-10); its address and cards stay as they are.
import { randomUUID } from 'node:crypto';
import type { EventRequest } from '@stagedoor/contract/entities/request';
import type { GivenWish } from '@stagedoor/contract/entities/request-input';
import { arrivesInTime, leavesAt } from '@stagedoor/rules/delivery/arrives-in-time';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { requestableEvent } from '../catalogue/index.ts';
import type { RequestableEvent } from '../catalogue/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { changing, lockOwn, requireChangeable } from './change-request.ts';
import type { Changed } from './change-request.ts';
import { checkLines } from './check-lines.ts';
import { queueRequestChanged } from './mails/request-changed-mail.ts';
import type { WritingContext } from './request-needs.ts';
import { insertEvent, replaceLines } from './request-store.ts';
import type { NewLine, RequestRow } from './request-store.ts';
import { requireOpen } from './require-open.ts';

export interface EventWish {
  eventId: number;
  /** May only confirm the event's own series. */
  seriesId?: number | undefined;
  lines: readonly GivenWish[];
}

export interface CheckedEvent {
  requestable: RequestableEvent;
  lines: NewLine[];
}

/** The event can be requested here and now, and so can these lines of it. */
export function checkEvent({ cached, now }: WritingContext, wish: EventWish): CheckedEvent {
  const requestable = requestableEvent(cached, wish.eventId, now) ?? refuse('NOT_FOUND');
  const { series } = requestable;
  if (wish.seriesId !== undefined && wish.seriesId !== series.id) refuse('NOT_FOUND');
  requireOpen(series, now);
  return { requestable, lines: checkLines(wish.lines, requestable, now) };
}

/** Refused when the customer has one for this event, from whatever tab it came. */
export async function insertEventRequest(
  tx: Tx,
  { now }: WritingContext,
  request: RequestRow,
  { requestable, lines }: CheckedEvent,
): Promise<void> {
  const row = await insertEvent(tx, {
    seller_id: request.seller_id,
    event_request_uuid: randomUUID(),
    request_id: request.request_id,
    user_id: request.user_id,
    outlet_event_id: requestable.event.id,
    status: 'STATUS_REQUEST_PENDING',
    created_at: now,
    updated_at: now,
  });
  if (!row) return refuse('REQUEST_EXISTS', { facts: { RequestID: request.number } });
  await replaceLines(tx, row, lines);
}

export const eventIn = ({ after }: Pick<Changed, 'after'>, eventId: number): EventRequest =>
  after.eventRequests.find((each) => each.eventId === eventId)!;

/** VALID-19: one envelope for all shows of a request, and so before this one too. */
function requireInTime(
  { actor, deliveryMethods, sentFrom: { times }, now }: WritingContext,
  { delivery_method_id }: RequestRow,
  { requestable: { event, series } }: CheckedEvent,
): void {
  const method = deliveryMethods.find(({ id }) => id === delivery_method_id);
  if (
    actor.kind !== 'customer' ||
    !method ||
    arrivesInTime(method, [event.show], leavesAt(series, now, times), times)
  ) {
    return;
  }
  refuse('DELIVERY_NOT_OFFERED', { message: deliveryMessages.tooLateFor(method.name) });
}

/** The request is locked already. */
export async function addToRequest(
  tx: Tx,
  context: WritingContext,
  request: RequestRow,
  checked: CheckedEvent,
): Promise<Changed> {
  requireChangeable(context, request);
  requireInTime(context, request, checked);
  const changed = await changing(tx, context, request, () =>
    insertEventRequest(tx, context, request, checked),
  );
  await queueRequestChanged(tx, context, changed, 'event-added');
  return changed;
}

export async function addEvent(
  tx: Tx,
  context: WritingContext,
  wish: EventWish & { seriesRequestId?: number | undefined },
): Promise<Changed> {
  const checked = checkEvent(context, wish);
  const { series } = checked.requestable;
  const request = await lockOwn(tx, context, { seriesId: series.id });
  const isNamed = wish.seriesRequestId === undefined || wish.seriesRequestId === request.request_id;
  if (!isNamed) refuse('REQUEST_NOT_FOUND');
  return addToRequest(tx, context, request, checked);
}
