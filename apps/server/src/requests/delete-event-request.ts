// Deletes event requests; with the last one the series request disappears too (HIST-REQ-21).
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { required } from '@stagedoor/rules/values/required';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { lockOwn, readAgain, requireChangeable } from './change-request.ts';
import { queueRequestDeleted } from './mails/request-deleted-mail.ts';
import type { WritingContext } from './request-needs.ts';
import { changeRequest, deleteEvent, deleteRequest } from './request-store.ts';
import type { RequestKey } from './request-store.ts';

/** Whatever is locked by the key: one event of it, or all of them. */
async function remove(
  tx: Tx,
  context: WritingContext,
  key: RequestKey,
  isMeant: (each: EventRequest) => boolean,
): Promise<{ request: SeriesRequest; removed: EventRequest[] }> {
  const row = await lockOwn(tx, context, key);
  requireChangeable(context, row);
  const request = required(await readAgain(tx, context, row), 'request that was just changed');
  const removed = request.eventRequests.filter(isMeant);
  if (removed.length === 0) refuse('REQUEST_NOT_FOUND');
  for (const { id } of removed) await deleteEvent(tx, { seller_id: row.seller_id, event_request_id: id });
  const isLast = removed.length === request.eventRequests.length;
  if (isLast) await deleteRequest(tx, row);
  else await changeRequest(tx, row, { updated_at: context.now });
  const left = isLast ? undefined : await readAgain(tx, context, row);
  await queueRequestDeleted(tx, context, { request, removed, left });
  return { request, removed };
}

export async function deleteEventRequest(tx: Tx, context: WritingContext, id: number) {
  const { request, removed } = await remove(tx, context, { eventRequestId: id }, (each) => each.id === id);
  return { request, removed: firstOf(removed) };
}

export async function deleteSeriesRequest(
  tx: Tx,
  context: WritingContext,
  id: number,
): Promise<SeriesRequest> {
  return (await remove(tx, context, { requestId: id }, () => true)).request;
}
