import { requestItemRefund } from '@stagedoor/contract/calls/order-history';
import { canChangeRefund } from '@stagedoor/rules/refund-button';
import { findSoldEvents, findSoldItems } from '../../catalogue/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { updateLines } from '../order-store.ts';
import type { LineRow, OrderRow } from '../order-store.ts';
import { changeOrder } from './change-order.ts';

/** HIST-ORD-14: asking and taking back alike need an open window and a line that is not canceled. */
async function requireOffered(tx: Tx, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  const { seller_id: sellerId } = order;
  const eventIds = [...new Set(lines.map((line) => line.outlet_event_id))];
  const shows = await findSoldEvents(tx, sellerId, eventIds);
  const open = new Map(shows.map(({ eventId, refundWindow }) => [eventId, refundWindow.open]));
  const items = await findSoldItems(tx, sellerId, [...new Set(lines.map((line) => line.item_id))]);
  const isOffered = lines.every((line) =>
    canChangeRefund({
      allowsRefund: items.get(line.item_id)?.allowRefund ?? false,
      canceled: line.canceled_at !== null || order.state === 'STATUS_ORDER_CANCELED',
      requested: line.refund_requested_at !== null,
      windowOpen: open.get(line.outlet_event_id) ?? false,
    }),
  );
  if (!isOffered) refuse('REFUND_NOT_OFFERED');
}

export function requestRefundHandler(db: Db): Handler {
  return handle(requestItemRefund, async ({ order: ref, priceLevelIds, requested }, caller) =>
    changeOrder(db, caller, ref, async (tx, order, parts) => {
      const lines = priceLevelIds.map(
        (levelId) => parts.lines.find((line) => line.price_level_id === levelId) ?? refuse('NOT_FOUND'),
      );
      // SEC-42: what is so already stays so, whatever the window does.
      const others = lines.filter((line) => (line.refund_requested_at !== null) !== requested);
      if (others.length === 0) return false;
      await requireOffered(tx, order, others);
      const levelIds = others.map((line) => line.price_level_id);
      await updateLines(tx, order, levelIds, { refund_requested_at: requested ? caller.now : null });
      return true;
    }),
  );
}
