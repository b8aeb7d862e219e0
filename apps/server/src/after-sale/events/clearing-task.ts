// The clearing run itself: what was shown, in that order, each written down as a desk's decision. What has changed since
// is left alone and listed.
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { catalogueCache } from '../../catalogue/index.ts';
import type { CatalogueCache } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { defineTask } from '../../platform/tasks/define-task.ts';
import type { TaskFailure, TaskKind } from '../../platform/tasks/define-task.ts';
import { UNDO_SECONDS } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { decideRefund, sumChanged, writeDecision } from '../refunds/decide.ts';
import { whyScanned } from '../refunds/scanned.ts';
import { upgradePlans, whyNoUpgrade } from '../upgrades/decide-upgrade.ts';
import { whereSeatsGo } from '../where-seats-go.ts';
import { askedOfEvents } from './plan-clearing.ts';
import type { ClearingItem } from './plan-clearing.ts';

const AT_ONCE = 20;
const REASON = 'Clearing run';

export interface ClearingTask {
  eventIds: number[];
  staffId: number;
  items: ClearingItem[];
}

interface Clearing {
  tx: Tx;
  catalogue: CatalogueCache;
  sellerId: number;
  details: ClearingTask;
  now: Date;
}

/** Why it was left alone; undefined where it was done. */
async function refund(
  { tx, sellerId, details, now }: Clearing,
  needs: AfterSaleNeeds,
  item: Extract<ClearingItem, { kind: 'refund' }>,
): Promise<string | undefined> {
  const order = await needs.changes.lockOrder(tx, sellerId, item.orderId);
  const facts = firstOf(await needs.changes.refundFacts(tx, [order]));
  const decision = decideRefund(facts, askedOfEvents(facts, details.eventIds));
  if (typeof decision === 'string') return decision;
  const why = sumChanged(decision, item.cents) ?? (await whyScanned(tx, order, decision.goes));
  if (why !== undefined) return why;
  const by = { staffId: details.staffId, asks: false, seats: 'stock', reason: REASON, now } as const;
  await writeDecision(tx, needs, order, decision, by);
  return undefined;
}

async function upgrade(
  { tx, catalogue, sellerId, details, now }: Clearing,
  needs: AfterSaleNeeds,
  item: Extract<ClearingItem, { kind: 'upgrade' }>,
): Promise<string | undefined> {
  const { changes } = needs;
  const order = await changes.lockOrder(tx, sellerId, item.orderId);
  const facts = firstOf(await changes.refundFacts(tx, [order]));
  const why = whyNoUpgrade(facts);
  if (why) return why;
  const { events } = await changes.findParts(tx, sellerId, [item.orderId]);
  const itemId = events.find((event) => event.outlet_event_id === item.eventId)?.upgrade_item_id;
  if (!itemId) return afterSaleMessages.noUpgradeAsked;
  const plans = await upgradePlans(tx, catalogue, facts, itemId);
  const plan = plans.find(
    ({ line, buys }) => line.lineId === item.lineId && buys.priceLevelId === item.levelId,
  );
  if (!plan) return afterSaleMessages.ticketsTaken;
  if (plan.differenceCents !== item.cents)
    return afterSaleMessages.sumChanged(formatMoney(plan.differenceCents, order.currency));
  const scanned = await whyScanned(tx, order, [plan.goes]);
  if (scanned !== undefined) return scanned;
  const change = await changes.open(
    tx,
    order,
    {
      kind: 'upgrade',
      state: 'approved',
      goes: [plan.goes],
      buys: [plan.buys],
      seatsTo: await whereSeatsGo(tx, order, 'stock'),
      author: { kind: 'staff', id: String(details.staffId) },
      reason: REASON,
      undoUntil: secondsAfter(now, UNDO_SECONDS),
    },
    now,
  );
  try {
    await changes.reserveSeats(tx, change);
    return undefined;
  } catch (error) {
    if (!(error instanceof changes.SeatsGone)) throw error;
    await changes.close(tx, change, 'canceled', now);
    return afterSaleMessages.seatsGone;
  }
}

export const clearingTask = (needs: AfterSaleNeeds): TaskKind<ClearingTask, number> =>
  defineTask<ClearingTask, number>({
    kind: 'events.clear',
    permission: 'events.cancel',
    count: async (_tx, { details }) => details.items.length,
    step: async (tx, { sellerId, details }, from = 0, now, { atMost }) => {
      const batch = details.items.slice(from, from + atMost(AT_ONCE));
      const failures: TaskFailure[] = [];
      const clearing = { tx, catalogue: catalogueCache(tx), sellerId, details, now };
      for (const item of batch) {
        const why =
          item.kind === 'refund' ? await refund(clearing, needs, item) : await upgrade(clearing, needs, item);
        if (why !== undefined) failures.push({ subject: item.number, message: why });
      }
      await needs.checkpoint('clearing batch decided');
      const next = from + batch.length;
      const cursor = next < details.items.length ? next : undefined;
      return { cursor, done: batch.length - failures.length, failures };
    },
  });
