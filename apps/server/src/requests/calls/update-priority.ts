// HIST-REQ-18: at most one event request of a tour comes first at the fan's own turn.
import { updatePriority } from '@stagedoor/contract/calls/shop/requests';
import type { InputOf } from '@stagedoor/contract/call';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { isProcessed, pendingStatuses } from '@stagedoor/rules/requests/request-status';
import { required } from '@stagedoor/rules/values/required';
import { customerActor } from '../../accounts/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockOwn, readAgain, requireChangeable, seriesOf } from '../change-request.ts';
import { clearPriority, lockPriorityHolder, setPriority } from '../priority-store.ts';
import { readRequests } from '../read-requests.ts';
import { loadContext } from '../request-needs.ts';
import type { RequestNeeds, RequestContext } from '../request-needs.ts';
import { changeRequest, findRequests } from '../request-store.ts';
import { requireOpen } from '../require-open.ts';

type Choice = InputOf<typeof updatePriority>;

/** What is waiting for its draw keeps the priority it was entered with: a closed series changes no more. */
async function requireMovable(tx: Tx, context: RequestContext, tourId: number): Promise<void> {
  const holder = await lockPriorityHolder(tx, { ...context.fan, tourId });
  if (holder && !isProcessed(holder.status)) requireOpen(seriesOf(context, holder), context.now);
}

async function choose(tx: Tx, context: RequestContext, choice: Choice): Promise<void> {
  const request = await lockOwn(tx, context, { requestUuid: choice.seriesRequestUuid });
  const { tour, id: seriesId } = requireChangeable(context, request);
  const isNamed = (choice.seriesId ?? seriesId) === seriesId && (choice.tourId ?? tour?.id) === tour?.id;
  if (!isNamed) refuse('REQUEST_NOT_FOUND');
  if (!tour?.allowPrioritySelection) return refuse('PRIORITY_NOT_OFFERED');
  const { eventRequests, priorityUuid } = required(
    await readAgain(tx, context, request),
    'request that was just changed',
  );
  if (choice.priorityUuid === undefined) {
    if (priorityUuid !== undefined) await clearPriority(tx, { ...context.fan, tourId: tour.id });
  } else {
    const chosen = eventRequests.find(({ uuid }) => uuid === choice.priorityUuid);
    if (!chosen) return refuse('REQUEST_NOT_FOUND');
    await requireMovable(tx, context, tour.id);
    await setPriority(tx, { ...context.fan, tourId: tour.id }, chosen.id);
  }
  await changeRequest(tx, request, { updated_at: context.now });
}

async function requestsOfTour(
  tx: Tx,
  context: RequestContext,
  { seriesRequestUuid }: Choice,
): Promise<SeriesRequest[]> {
  const pending = await findRequests(tx, context.fan, { statuses: pendingStatuses });
  const tourOf = (row: { series_id: number }) => seriesOf(context, row).tourId;
  const chosen = pending.find((row) => row.request_uuid === seriesRequestUuid)!;
  return readRequests(
    tx,
    context,
    pending.filter((row) => tourOf(row) === tourOf(chosen)),
  );
}

async function choosePriority(needs: RequestNeeds, actor: Actor, choice: Choice): Promise<SeriesRequest[]> {
  const context = await loadContext(needs, actor, { requestUuid: choice.seriesRequestUuid });
  return inTransaction(needs.db, async (tx) => {
    await choose(tx, context, choice);
    return requestsOfTour(tx, context, choice);
  });
}

export const updatePriorityHandler = (needs: RequestNeeds): Handler<'requests'> =>
  handle(updatePriority, (choice, caller) => choosePriority(needs, customerActor(caller), choice));
