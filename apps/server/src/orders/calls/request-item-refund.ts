import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { requestItemRefund } from '@stagedoor/contract/calls/shop/order-history';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { mayRequestRefund, refundButton } from '@stagedoor/rules/orders/may-request-refund';
import { namedTickets } from '@stagedoor/rules/orders/asked-back';
import { refundWindowIsOpen } from '@stagedoor/rules/events/show-begun';
import { customerActor } from '../../accounts/index.ts';
import { findSoldEvents, findSoldItems } from '../../catalogue/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { linesBeingDecided } from '../changes/refund-facts.ts';
import { queueWishReceived } from '../mails/wish-mail.ts';
import type { WishNeeds } from '../mails/wish-mail.ts';
import type { OrderParts } from '../order-parts.ts';
import { updateLines } from '../order-store.ts';
import type { LineRow, OrderRow } from '../order-store.ts';
import { changeOrder } from '../history/change-order.ts';
import { ticketsOfOrders } from '../tickets/order-ticket-store.ts';

/** HIST-ORD-14: asking and taking back alike need an open window and a line that is not canceled. */
async function requireOffered(
  tx: Tx,
  order: OrderRow,
  { events }: OrderParts,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  const { seller_id: sellerId } = order;
  const eventIds = [...new Set(lines.map((line) => line.outlet_event_id))];
  const shows = await findSoldEvents(tx, sellerId, eventIds);
  const open = new Map(
    shows.map(({ eventId, refundWindow, startsAt }) => [
      eventId,
      refundWindowIsOpen({ windowOpen: refundWindow.open, startsAt }, now),
    ]),
  );
  const items = await findSoldItems(tx, sellerId, [...new Set(lines.map((line) => line.item_id))]);
  for (const line of lines) {
    const facts = {
      allowsRefund: items.get(line.item_id)?.allowRefund ?? false,
      canceled: line.canceled_at !== null || order.state === 'STATUS_ORDER_CANCELED',
      requested: line.refund_requested_at !== null,
      windowOpen: open.get(line.outlet_event_id) ?? false,
      upgradeRequested: events.some(({ upgrade_item_id }) => upgrade_item_id === line.item_id),
    };
    const message = refundButton(facts)?.reason;
    if (!mayRequestRefund(facts)) refuse('REFUND_NOT_OFFERED', message === undefined ? {} : { message });
  }
}

/** Of each line the tickets that are named; none of a line that goes whole. */
async function ticketsNamed(
  tx: Tx,
  { seller_id, order_id }: OrderRow,
  lines: readonly LineRow[],
  chosen: readonly number[] | undefined,
): Promise<Map<number, number[] | null>> {
  if (!chosen) return new Map(lines.map(({ line_id }) => [line_id, null]));
  const tickets = await ticketsOfOrders(tx, seller_id, [order_id]);
  const live = lines.map(({ line_id }) =>
    tickets.flatMap(({ lineId, ticketId }) => (lineId === line_id ? ticketId : [])),
  );
  const known = new Set(live.flat());
  const named = live.map((own) => namedTickets(own, chosen));
  if (chosen.some((ticketId) => !known.has(ticketId)) || named.some((own) => own?.length === 0))
    refuse('NOT_FOUND');
  return new Map(lines.map(({ line_id }, index) => [line_id, named[index]!]));
}

function isSoAlready(line: LineRow, requested: boolean, named: readonly number[] | null): boolean {
  if ((line.refund_requested_at !== null) !== requested) return false;
  return !requested || JSON.stringify(line.refund_tickets) === JSON.stringify(named);
}

function requestRefund(
  tx: Tx,
  { publicAddress }: WishNeeds,
  actor: Actor,
  { order: ref, priceLevelIds, ticketIds, requested }: InputOf<typeof requestItemRefund>,
): Promise<OutputOf<typeof requestItemRefund>> {
  return changeOrder(tx, actor, ref, async (order, parts) => {
    const lines = priceLevelIds.map(
      (levelId) => parts.lines.find((line) => line.price_level_id === levelId) ?? refuse('NOT_FOUND'),
    );
    // SEC-42: what is so already stays so, whatever the window does.
    const named = requested ? await ticketsNamed(tx, order, lines, ticketIds) : undefined;
    const others = lines.filter((line) => !isSoAlready(line, requested, named?.get(line.line_id) ?? null));
    if (others.length === 0) return false;
    await requireOffered(tx, order, parts, others, actor.now);
    const lineIds = others.map((line) => line.line_id);
    // E8: what was decided is taken back by the desk, not by the button.
    if (await linesBeingDecided(tx, order.seller_id, lineIds))
      refuse('REFUND_NOT_OFFERED', { message: orderHistoryMessages.refundBeingDecided });
    if (!named) {
      await updateLines(tx, order.seller_id, lineIds, { refund_requested_at: null, refund_tickets: null });
      return true;
    }
    const asking = others.map((line) => ({ ...line, refund_tickets: named.get(line.line_id) ?? null }));
    for (const { line_id, refund_tickets } of asking)
      await updateLines(tx, order.seller_id, [line_id], {
        refund_requested_at: actor.now,
        refund_tickets: refund_tickets && JSON.stringify(refund_tickets),
      });
    await queueWishReceived(tx, 'refund-received', { order, lines: asking, publicAddress }, actor.now);
    return true;
  });
}

export const requestItemRefundHandler = (needs: WishNeeds): Handler<'orders'> =>
  handle(requestItemRefund, (input, caller) =>
    inTransaction(needs.db, (tx) => requestRefund(tx, needs, customerActor(caller), input)),
  );
