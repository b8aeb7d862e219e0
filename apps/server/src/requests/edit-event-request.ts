// Replaces the lines of an event request (CALL-39).
import type { EventRequest } from '@stagedoor/contract/entities/request';
import type { GivenWish } from '@stagedoor/contract/entities/request-input';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { requestableEvent } from '../catalogue/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { changing, lockOwn, requireChangeable } from './change-request.ts';
import type { Changed } from './change-request.ts';
import { checkLines } from './check-lines.ts';
import { queueRequestChanged } from './mails/request-changed-mail.ts';
import type { WritingContext } from './request-needs.ts';
import { replaceLines, touchEvent } from './request-store.ts';

export interface EventEdit {
  id: number;
  lines: readonly GivenWish[];
}

export async function editEventRequest(
  tx: Tx,
  context: WritingContext,
  { id, lines }: EventEdit,
): Promise<Changed & { edited: EventRequest }> {
  const request = await lockOwn(tx, context, { eventRequestId: id });
  requireChangeable(context, request);
  const isEdited = (each: EventRequest): boolean => each.id === id;
  const changed = await changing(tx, context, request, async ({ eventRequests }) => {
    const edited = eventRequests.find(isEdited) ?? refuse('REQUEST_NOT_FOUND');
    const requestable =
      requestableEvent(context.cached, edited.eventId, context.now) ?? refuse('NOT_ON_SALE');
    const checked = checkLines(lines, requestable, context.now, {
      before: new Map(edited.lines.map(({ priceLevelId, quantity }) => [priceLevelId, quantity])),
      itemOf: new Map(edited.lines.map((line) => [line.id, line.itemId])),
      whenNothing: requestMessages.nothingLeft,
    });
    const row = { seller_id: request.seller_id, event_request_id: id };
    await replaceLines(tx, row, checked);
    await touchEvent(tx, row, context.now);
  });
  await queueRequestChanged(tx, context, changed, 'lines');
  return { ...changed, edited: changed.after.eventRequests.find(isEdited)! };
}
