import { declineUpgrade, grantUpgrade, listUpgrades } from '@stagedoor/contract/calls/office/upgrades';
import type { WaitingUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { formatUsd } from '@stagedoor/rules/money/money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { catalogueCache, findSoldEvents } from '../../catalogue/index.ts';
import { leftByLevel } from '../../inventory/index.ts';
import { cardsById } from '../../payments/index.ts';
import type { OrderRow, UpgradeWish } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { staffActor } from '../../staff/index.ts';
import { refuseNow, UNDO_SECONDS } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueUpgradeRefusedLetter } from '../letters/upgrade-letters.ts';
import { reasonOf } from '../reason.ts';
import { whereSeatsGo } from '../where-seats-go.ts';
import { whyScanned } from '../refunds/scanned.ts';
import { cardToCharge, upgradePlans, whyNoUpgrade } from './decide-upgrade.ts';
import type { UpgradePlan } from './decide-upgrade.ts';
import { houseSeats } from './house-seats.ts';
import type { HouseSeats } from './house-seats.ts';

const entry = (order: OrderRow, after: Record<string, number>, reason?: string) => ({
  subject: { kind: 'order', id: orderNumber(order.unique_id) },
  outletId: order.outlet_id,
  after,
  reason,
});

/** From what is on sale, and from each hold of the house. */
function waysOf(
  { line, goes, buys, differenceCents }: UpgradePlan,
  stock: ReadonlyMap<number, number>,
  house: readonly HouseSeats[],
): WaitingUpgrade['ways'] {
  const levelId = buys.priceLevelId;
  const way = {
    lineId: line.lineId,
    from: line.row.level_name,
    tickets: goes.ticketIds.length,
    levelId,
    to: buys.levelName,
    differenceCents,
  };
  const held = house.filter((each) => each.levelId === levelId);
  return [
    { ...way, free: stock.get(levelId) ?? 0 },
    ...held.map(({ hold, tickets: free }) => ({ ...way, hold, free })),
  ];
}

async function describeWishes(
  db: Db,
  needs: AfterSaleNeeds,
  sellerId: number,
  wishes: readonly UpgradeWish[],
  now: Date,
): Promise<WaitingUpgrade[]> {
  const pending = await needs.changes.openUpgrades(
    db,
    sellerId,
    wishes.map(({ order_id }) => order_id),
  );
  const shows = await findSoldEvents(db, sellerId, [...new Set(wishes.map(({ event_id }) => event_id))]);
  const left = new Map<number, Map<number, number>>();
  const kept = new Map<number, HouseSeats[]>();
  const described: WaitingUpgrade[] = [];
  for (const wish of wishes) {
    const stock = left.get(wish.outlet_id) ?? (await leftByLevel(db, sellerId, wish.outlet_id, now));
    left.set(wish.outlet_id, stock);
    const house = kept.get(wish.event_id) ?? (await houseSeats(db, sellerId, wish.event_id));
    kept.set(wish.event_id, house);
    const [facts] = await needs.changes.refundFacts(db, [wish]);
    const cards = await cardsById(
      db,
      sellerId,
      [cardToCharge(facts!)].filter((id) => id !== undefined),
    );
    const show = shows.find(({ eventId }) => eventId === wish.event_id);
    const change = pending.find(({ order_id }) => order_id === wish.order_id);
    const plans = await upgradePlans(db, needs.catalogue, facts!, wish.item_id);
    const card = cards.get(cardToCharge(facts!) ?? 0);
    described.push({
      number: orderNumber(wish.unique_id),
      outletId: wish.outlet_id,
      email: wish.email,
      eventId: wish.event_id,
      show: show?.name ?? '',
      startsAt: show?.startsAt,
      place: show?.venue,
      since: wish.updated_at,
      pending: change && {
        changeId: change.change_id,
        state: change.state,
        cents: change.total_cents,
        undoUntil: change.undo_until ?? undefined,
      },
      card: card && maskedCard(card.lastFour, card.type),
      blocked: whyNoUpgrade(facts!),
      ways: plans.flatMap((plan) => waysOf(plan, stock, house)),
    });
  }
  return described;
}

const grantHandler = (needs: AfterSaleNeeds): Handler =>
  handle(grantUpgrade, async ({ number, eventId, lineId, levelId, hold, differenceCents }, caller) => {
    const { now } = caller;
    const asks = caller.grant === 'asks';
    const work = () =>
      caller.change(async ({ tx, record }) => {
        const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
        const [facts] = await needs.changes.refundFacts(tx, [order]);
        const why = whyNoUpgrade(facts!);
        if (why) refuseNow(why);
        const { events } = await needs.changes.findParts(tx, order.seller_id, [order.order_id]);
        const itemId = events.find(({ outlet_event_id }) => outlet_event_id === eventId)?.upgrade_item_id;
        if (!itemId) return refuseNow(afterSaleMessages.noUpgradeAsked);
        const plans = await upgradePlans(tx, catalogueCache(tx), facts!, itemId);
        const plan = plans.find(({ line, buys }) => line.lineId === lineId && buys.priceLevelId === levelId);
        if (!plan) return refuseNow(afterSaleMessages.ticketsTaken);
        if (plan.differenceCents !== differenceCents)
          refuseNow(afterSaleMessages.sumChanged(formatUsd(plan.differenceCents)));
        const scanned = await whyScanned(tx, order, [plan.goes]);
        if (scanned !== undefined) refuseNow(scanned);
        const held = await houseSeats(tx, order.seller_id, eventId);
        if (hold !== undefined && !held.some((each) => each.hold === hold && each.levelId === levelId))
          refuseNow(afterSaleMessages.seatsGone);
        const change = await needs.changes.openUpgrade(
          tx,
          order,
          {
            state: asks ? 'proposed' : 'approved',
            goes: [plan.goes],
            buys: [plan.buys],
            seatsTo: await whereSeatsGo(tx, order, 'stock'),
            ...(hold !== undefined && { seatsFrom: hold }),
            author: { kind: 'staff', id: String(caller.staffId) },
            reason: `${plan.line.row.level_name} to ${plan.buys.levelName}`,
            ...(!asks && { undoUntil: secondsAfter(now, UNDO_SECONDS) }),
          },
          now,
        );
        const after = { change: change.change_id, cents: plan.differenceCents };
        const action = asks ? 'upgrade.proposed' : 'upgrade.granted';
        record({ action, ...entry(order, after, change.reason) });
        return { changeId: change.change_id, state: change.state, undoUntil: change.undo_until ?? undefined };
      });
    return work().catch((error: unknown) => {
      if (error instanceof needs.changes.SeatsGone) return refuseNow(afterSaleMessages.seatsGone);
      throw error;
    });
  });

const declineHandler = (needs: AfterSaleNeeds): Handler =>
  handle(declineUpgrade, async ({ number, eventId, reason: typed }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { now } = caller;
      const reason = reasonOf(typed);
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const { events } = await needs.changes.findParts(tx, order.seller_id, [order.order_id]);
      const wish = events.find(({ outlet_event_id }) => outlet_event_id === eventId);
      if (!wish?.upgrade_item_id) refuseNow(afterSaleMessages.noUpgradeAsked);
      const { changes: all } = await needs.changes.changesOf(tx, order);
      const open = all.filter(
        ({ kind, state }) => kind === 'upgrade' && ['approved', 'due', 'failed'].includes(state),
      );
      if (open.length > 0) refuseNow(afterSaleMessages.otherChanges);
      for (const change of all)
        if (change.kind === 'upgrade' && change.state === 'proposed')
          await needs.changes.close(tx, change, 'declined', now);
      await needs.changes.updateEvents(tx, order, [eventId], {
        upgrade_item_id: null,
        upgrade_tour_id: null,
      });
      await queueUpgradeRefusedLetter(tx, needs, order, reason, now);
      record({ action: 'upgrade.declined', ...entry(order, { event: eventId }, reason) });
      return {};
    }),
  );

export const upgradeHandlers = (needs: AfterSaleNeeds): Handler[] => [
  handle(listUpgrades, async ({ outletId, ...asked }, caller) => {
    const page = await needs.changes.readUpgradeWishes(needs.db, caller, outletId, asked);
    return {
      ...page,
      rows: await describeWishes(needs.db, needs, caller.sellerId, page.rows, caller.now),
    };
  }),
  grantHandler(needs),
  declineHandler(needs),
];
