import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { updateItemUpgrade } from '@stagedoor/contract/calls/shop/order-history';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { showHasBegun } from '@stagedoor/rules/events/show-begun';
import { canUpgrade, upgradeToMove } from '@stagedoor/rules/orders/upgrades';
import { customerActor } from '../../accounts/index.ts';
import { findSoldEvents, findSoldItems } from '../../catalogue/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { queueWishReceived } from '../mails/wish-mail.ts';
import type { WishNeeds } from '../mails/wish-mail.ts';
import type { OrderParts } from '../order-parts.ts';
import type { EventRow, OrderRow } from '../order-store.ts';
import { askUpgrade, withdrawUpgrade } from '../changes/upgrade-wish-store.ts';
import type { AskedUpgrade } from '../changes/upgrade-wish-store.ts';
import { changeOrder } from '../history/change-order.ts';

/** HIST-ORD-11: some ticket of the item could be better, and the item lets one ask. */
async function requireUpgradable(
  tx: Tx,
  order: OrderRow,
  { lines }: OrderParts,
  { eventId, itemId, now }: { eventId: number; itemId: number; now: Date },
): Promise<void> {
  const own = lines.filter((line) => line.item_id === itemId);
  const [show] = await findSoldEvents(tx, order.seller_id, [eventId]);
  const item = (await findSoldItems(tx, order.seller_id, [itemId])).get(itemId);
  const isOffered = (refundMatters: boolean) =>
    order.state !== 'STATUS_ORDER_CANCELED' &&
    own.some((line) =>
      canUpgrade({
        allowsUpgrade: item?.allowUpgrade ?? false,
        canceled: line.canceled_at !== null,
        refundRequested: refundMatters && line.refund_requested_at !== null,
        showBegun: showHasBegun(show?.startsAt, now),
        priceLevelId: line.price_level_id,
        itemLevels: item?.levels ?? [],
      }),
    );
  if (isOffered(true)) return;
  const message = orderHistoryMessages.refundBeforeUpgrade;
  refuse('UPGRADE_NOT_OFFERED', isOffered(false) ? { message } : {});
}

/** HIST-ORD-12: an order has one request for each tour; asking for another moves it. */
async function moveRequest(
  tx: Tx,
  order: OrderRow,
  rows: readonly EventRow[],
  asked: AskedUpgrade,
  now: Date,
): Promise<void> {
  const shows = await findSoldEvents(
    tx,
    order.seller_id,
    rows.map((row) => row.outlet_event_id),
  );
  const tours = new Map(shows.map(({ eventId, tourId }) => [eventId, tourId ?? null]));
  const events = rows.map((row) => ({
    eventId: row.outlet_event_id,
    tourId: tours.get(row.outlet_event_id) ?? null,
    upgradeItemId: row.upgrade_item_id,
  }));
  const before = upgradeToMove(events, asked.eventId);
  if (before?.upgradeItemId)
    await withdrawUpgrade(tx, order, { eventId: before.eventId, itemId: before.upgradeItemId }, now);
  await askUpgrade(tx, order, { ...asked, tourId: tours.get(asked.eventId) ?? null }, now);
}

function updateUpgrade(
  tx: Tx,
  { publicAddress }: WishNeeds,
  actor: Actor,
  { order: ref, eventId, itemId }: InputOf<typeof updateItemUpgrade>,
): Promise<OutputOf<typeof updateItemUpgrade>> {
  return changeOrder(tx, actor, ref, async (order, parts) => {
    const event = parts.events.find((row) => row.outlet_event_id === eventId) ?? refuse('NOT_FOUND');
    const standing = event.upgrade_item_id;
    if (standing === itemId) return false;
    if (itemId === null) {
      if (standing !== null) await withdrawUpgrade(tx, order, { eventId, itemId: standing }, actor.now);
      return true;
    }
    const lines = parts.lines.filter((line) => line.item_id === itemId && line.outlet_event_id === eventId);
    if (lines.length === 0) refuse('NOT_FOUND');
    await requireUpgradable(tx, order, parts, { eventId, itemId, now: actor.now });
    await moveRequest(tx, order, parts.events, { eventId, itemId }, actor.now);
    const live = lines.filter((line) => line.canceled_at === null);
    await queueWishReceived(tx, 'upgrade-received', { order, lines: live, publicAddress }, actor.now);
    return true;
  });
}

export const updateItemUpgradeHandler = (needs: WishNeeds): Handler<'orders'> =>
  handle(updateItemUpgrade, (input, caller) =>
    inTransaction(needs.db, (tx) => updateUpgrade(tx, needs, customerActor(caller), input)),
  );
