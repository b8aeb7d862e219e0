// What every change of a request has in common: it is the fan's own, pending, and its series is open.
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import type { Series } from '@stagedoor/contract/entities/series';
import { hasGainedPlan } from '@stagedoor/rules/plans/payment-plan';
import { required } from '@stagedoor/rules/values/required';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { readRequests } from './read-requests.ts';
import type { RequestContext } from './request-needs.ts';
import { changeRequest, findRequests, lockRequest } from './request-store.ts';
import type { RequestRow } from './request-store.ts';
import { requireOpen, requirePending } from './require-open.ts';

export const seriesOf = (
  { cached, now }: RequestContext,
  { series_id }: Pick<RequestRow, 'series_id'>,
): Series => valueOf(cached.seriesAt(now), series_id);

/** A stranger's request is as if it did not exist. */
export async function lockOwn(
  tx: Tx,
  { fan }: RequestContext,
  key: Parameters<typeof lockRequest>[2],
): Promise<RequestRow> {
  return (await lockRequest(tx, fan, key)) ?? refuse('REQUEST_NOT_FOUND');
}

export function requireChangeable(context: RequestContext, request: RequestRow): Series {
  const series = seriesOf(context, request);
  requireOpen(series, context.now);
  requirePending(request);
  return series;
}

/** As the database has it now; undefined once it is gone. */
export async function readAgain(
  tx: Tx,
  context: RequestContext,
  { number }: Pick<RequestRow, 'number'>,
): Promise<SeriesRequest | undefined> {
  const [summary] = await readRequests(tx, context, await findRequests(tx, context.fan, { number }));
  return summary;
}

export interface Changed {
  before: SeriesRequest;
  after: SeriesRequest;
  /** PLAN-06: the plan is available now, and was not before. */
  gainedPlan: boolean;
}

/** Runs a change on a locked request and tells what came of it. */
export async function changing(
  tx: Tx,
  context: RequestContext,
  request: RequestRow,
  change: (before: SeriesRequest) => Promise<void>,
): Promise<Changed> {
  const before = required(await readAgain(tx, context, request), 'request that was just changed');
  await change(before);
  await changeRequest(tx, request, { updated_at: context.now });
  const after = required(await readAgain(tx, context, request), 'request that was just changed');
  return { before, after, gainedPlan: hasGainedPlan(before.planEligible, after.planEligible) };
}
