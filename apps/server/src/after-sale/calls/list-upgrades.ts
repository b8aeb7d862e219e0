import { listUpgrades } from '@stagedoor/contract/calls/office/upgrades';
import type { WaitingUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { findSoldEvents } from '../../catalogue/index.ts';
import { leftByLevel } from '../../inventory/index.ts';
import { cardsById } from '../../payments/index.ts';
import type { UpgradeWish } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { cardToCharge, upgradePlans, whyNoUpgrade } from '../upgrades/decide-upgrade.ts';
import type { UpgradePlan } from '../upgrades/decide-upgrade.ts';
import { houseSeats } from '../upgrades/house-seats.ts';
import type { HouseSeats } from '../upgrades/house-seats.ts';

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
    const facts = firstOf(await needs.changes.refundFacts(db, [wish]));
    const cardId = cardToCharge(facts);
    const card = cardId === undefined ? undefined : (await cardsById(db, sellerId, [cardId])).get(cardId);
    const show = shows.find(({ eventId }) => eventId === wish.event_id);
    const change = pending.find(({ order_id }) => order_id === wish.order_id);
    const plans = await upgradePlans(db, needs.catalogue, facts, wish.item_id);
    described.push({
      number: orderNumber(wish.unique_id),
      outletId: wish.outlet_id,
      email: wish.email,
      eventId: wish.event_id,
      show: show?.name ?? '',
      startsAt: show?.startsAt,
      place: show?.venue,
      since: wish.asked_at,
      pending: change && {
        changeId: change.change_id,
        state: change.state,
        cents: change.total_cents,
        undoUntil: change.undo_until ?? undefined,
      },
      card: card && maskedCard(card.lastFour, card.type),
      blocked: whyNoUpgrade(facts),
      ways: plans.flatMap((plan) => waysOf(plan, stock, house)),
    });
  }
  return described;
}

export const listUpgradesHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(listUpgrades, async ({ outletId, ...asked }, caller) => {
    const page = await needs.changes.readUpgradeWishes(needs.db, caller, outletId, asked);
    return {
      ...page,
      rows: await describeWishes(needs.db, needs, caller.sellerId, page.rows, caller.now),
    };
  });
