import type { Charging } from '@stagedoor/contract/calls/office/charging';
import { customerNames } from '../../accounts/index.ts';
import { drawnSeries } from '../../catalogue/index.ts';
import { awarding } from '../../orders/index.ts';
import { latestTask } from '../../platform/tasks/task-store.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { findLiveDraws } from '../draw-store.ts';

const MOST_DECLINED = 200;
const MOST_UNDECIDED = 50;

interface Looker {
  sellerId: number;
  outletIds: 'all' | readonly number[];
  now: Date;
}

async function runsOf({ db }: AwardsNeeds, { sellerId, outletIds }: Looker): Promise<Charging['runs']> {
  const names = new Map((await drawnSeries.list(db, sellerId)).map(({ seriesId, name }) => [seriesId, name]));
  const draws = await findLiveDraws(db, sellerId);
  return draws
    .filter(
      ({ state, outlet_id }) =>
        state === 'published' && (outletIds === 'all' || outletIds.includes(outlet_id)),
    )
    .toSorted((a, b) => b.published_at!.getTime() - a.published_at!.getTime())
    .map(({ draw_key, series_id, published_at }) => ({
      run: draw_key,
      seriesId: series_id,
      name: names.get(series_id) ?? '',
      publishedAt: published_at!,
    }));
}

const none = { cards: 0, cents: 0 };

/** What is under way or unknown was counted among those that wait. */
async function sumsOf(
  { db }: AwardsNeeds,
  { sellerId, now }: Looker,
  run: string | undefined,
  undecided: Charging['undecided'],
): Promise<Pick<Charging, 'captured' | 'declined' | 'waiting' | 'held' | 'unknown'>> {
  if (run === undefined) return { captured: none, declined: none, waiting: none, held: none, unknown: none };
  const sums = await awarding.sumRun(db, { sellerId, run }, now);
  const of = (...states: string[]) => {
    const own = undecided.filter(({ state, order }) => order !== undefined && states.includes(state));
    return { cards: own.length, cents: own.reduce((sum, { amountCents }) => sum + amountCents, 0) };
  };
  const [held, unknown] = [of('held'), of('unknown', 'attention')];
  return {
    captured: { cards: sums.captured, cents: sums.capturedCents },
    declined: { cards: sums.declined, cents: sums.declinedCents },
    waiting: {
      cards: Math.max(0, sums.waiting - held.cards - unknown.cards),
      cents: Math.max(0, sums.waitingCents - held.cents - unknown.cents),
    },
    held,
    unknown,
  };
}

export async function describeCharging(
  needs: AwardsNeeds,
  caller: Looker,
  wanted: string | undefined,
): Promise<Charging> {
  const { db } = needs;
  const { sellerId, now } = caller;
  const runs = await runsOf(needs, caller);
  const run = runs.find((each) => each.run === wanted) ?? runs[0];
  const scope = { ...caller, run: wanted === undefined ? undefined : run?.run };
  const declined = await awarding.listDeclined(db, scope, MOST_DECLINED);
  const people = await customerNames(
    db,
    sellerId,
    declined.flatMap(({ userId }) => userId ?? []),
  );
  const open = await needs.byHand.undecided(sellerId, MOST_UNDECIDED);
  const orders = await awarding.ordersOfPayments(
    db,
    caller,
    open.flatMap(({ targetKind, targetId }) => (targetKind === 'order-payment' ? Number(targetId) : [])),
  );
  const undecided = open.map(({ targetKind, targetId, nextLookAt, ...each }) => ({
    ...each,
    order: targetKind === 'order-payment' ? orders.get(Number(targetId))?.order : undefined,
    nextLookAt: nextLookAt ?? undefined,
  }));
  const task = run && (await latestTask(db, { seller_id: sellerId, kind: 'draws.charge', subject: run.run }));
  return {
    runs,
    run,
    ...(await sumsOf(needs, caller, run?.run, undecided)),
    gatewayAwaySince: await needs.awaySince(sellerId),
    taskId: task?.task_id,
    declinedPayments: declined.map(({ userId, why, graceUntil, nextTryAt, ...each }) => ({
      ...each,
      name: people.get(userId ?? 0)?.name ?? '',
      why: why ?? '',
      graceUntil: graceUntil ?? undefined,
      nextTryAt: nextTryAt ?? undefined,
    })),
    coming: await awarding.comingByDay(db, { ...caller, run: undefined }, now),
    undecided,
  };
}
