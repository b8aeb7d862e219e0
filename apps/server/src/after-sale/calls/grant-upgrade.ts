import { grantUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { catalogueCache } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { staffActor } from '../../staff/index.ts';
import { refuseNow, UNDO_SECONDS } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { whereSeatsGo } from '../where-seats-go.ts';
import { whyScanned } from '../refunds/scanned.ts';
import { upgradePlans, whyNoUpgrade } from '../upgrades/decide-upgrade.ts';
import { houseSeats } from '../upgrades/house-seats.ts';
import { upgradeEntry } from '../upgrades/upgrade-entry.ts';

export const grantUpgradeHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(grantUpgrade, async ({ number, eventId, lineId, levelId, hold, differenceCents }, caller) => {
    const { now } = caller;
    const asks = caller.grant === 'asks';
    const work = () =>
      caller.change(async ({ tx, record }) => {
        const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
        const facts = firstOf(await needs.changes.refundFacts(tx, [order]));
        const why = whyNoUpgrade(facts);
        if (why) refuseNow(why);
        const { events } = await needs.changes.findParts(tx, order.seller_id, [order.order_id]);
        const itemId = events.find(({ outlet_event_id }) => outlet_event_id === eventId)?.upgrade_item_id;
        if (!itemId) return refuseNow(afterSaleMessages.noUpgradeAsked);
        const plans = await upgradePlans(tx, catalogueCache(tx), facts, itemId);
        const plan = plans.find(({ line, buys }) => line.lineId === lineId && buys.priceLevelId === levelId);
        if (!plan) return refuseNow(afterSaleMessages.ticketsTaken);
        if (plan.differenceCents !== differenceCents)
          refuseNow(afterSaleMessages.sumChanged(formatMoney(plan.differenceCents, order.currency)));
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
        record({ action, ...upgradeEntry(order, after, change.reason) });
        return { changeId: change.change_id, state: change.state, undoUntil: change.undo_until ?? undefined };
      });
    return work().catch((error: unknown) => {
      if (error instanceof needs.changes.SeatsGone) return refuseNow(afterSaleMessages.seatsGone);
      throw error;
    });
  });
