// HIST-REQ-18: at most one event request of a tour comes first at the fan's own turn.
import { updatePriority } from '@stagedoor/contract/calls/requests';
import type { InputOf } from '@stagedoor/contract/call';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { isProcessed, pendingStatuses } from '@stagedoor/rules/request-status';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { lockOwn, readAgain, requireChangeable, seriesOf } from './change-request.ts';
import { clearPriority, lockPriorityHolder, setPriority } from './priority-store.ts';
import { readRequests } from './read-requests.ts';
import { lookAround } from './request-needs.ts';
import type { RequestNeeds, Scene } from './request-needs.ts';
import { changeRequest, findRequests } from './request-store.ts';
import { requireOpen } from './require-open.ts';

type Choice = InputOf<typeof updatePriority>;

/** What is waiting for its draw keeps the priority it was entered with: a closed series changes no more. */
async function requireMovable(tx: Tx, scene: Scene, tourId: number): Promise<void> {
  const holder = await lockPriorityHolder(tx, { ...scene.fan, tourId });
  if (holder && !isProcessed(holder.status)) requireOpen(seriesOf(scene, holder), scene.now);
}

async function choose(tx: Tx, scene: Scene, choice: Choice): Promise<void> {
  const request = await lockOwn(tx, scene, { requestUuid: choice.seriesRequestUuid });
  const { tour, id: seriesId } = requireChangeable(scene, request);
  const isNamed = (choice.seriesId ?? seriesId) === seriesId && (choice.tourId ?? tour?.id) === tour?.id;
  if (!isNamed) refuse('REQUEST_NOT_FOUND');
  if (!tour?.allowPrioritySelection) return refuse('PRIORITY_NOT_OFFERED');
  const { eventRequests, priorityUuid } = (await readAgain(tx, scene, request))!;
  if (choice.priorityUuid === undefined) {
    if (priorityUuid !== undefined) await clearPriority(tx, { ...scene.fan, tourId: tour.id });
  } else {
    const chosen = eventRequests.find(({ uuid }) => uuid === choice.priorityUuid);
    if (!chosen) return refuse('REQUEST_NOT_FOUND');
    await requireMovable(tx, scene, tour.id);
    await setPriority(tx, { ...scene.fan, tourId: tour.id }, chosen.id);
  }
  await changeRequest(tx, request, { updated_at: scene.now });
}

async function requestsOfTour(tx: Tx, scene: Scene, { seriesRequestUuid }: Choice): Promise<SeriesRequest[]> {
  const pending = await findRequests(tx, scene.fan, { statuses: pendingStatuses });
  const tourOf = (row: { series_id: number }) => seriesOf(scene, row).tourId;
  const chosen = pending.find((row) => row.request_uuid === seriesRequestUuid)!;
  return readRequests(
    tx,
    scene,
    pending.filter((row) => tourOf(row) === tourOf(chosen)),
  );
}

export function updatePriorityHandler(needs: RequestNeeds): Handler {
  return handle(updatePriority, async (choice, caller) => {
    const scene = await lookAround(needs, caller);
    return inTransaction(needs.db, async (tx) => {
      await choose(tx, scene, choice);
      return requestsOfTour(tx, scene, choice);
    });
  });
}
