// An event does not take place: every order gives back its tickets, decided here and carried out like any decision.
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { lastOf } from '@stagedoor/rules/values/last-of';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { officeEvents } from '../../catalogue/index.ts';
import { moveStock } from '../../inventory/index.ts';
import type { OrderRow, OrdersOfEvents, RefundFacts } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { decideCancellation, decideRefund } from '../refunds/decide.ts';
import type { Decision } from '../refunds/decide.ts';
import { CANCELED } from '../where-seats-go.ts';

const ALL_OF_THEM = 2_147_483_647;

/** The orders of one event, and the name under which they are decided about. */
export interface EventOrders extends OrdersOfEvents {
  eventId: number;
}

export const ordersOf = (sellerId: number, eventId: number): EventOrders => ({
  sellerId,
  eventId,
  eventIds: [eventId],
  author: `event ${eventId}`,
});

const isOf = (eventId: number) => (line: RefundFacts['lines'][number]) =>
  line.row.outlet_event_id === eventId;

/** The whole order where it is for nothing else; otherwise all that the event cost, and the rest stays. */
export function decideForEvent(facts: RefundFacts, eventId: number): Decision | string {
  const isIts = isOf(eventId);
  const keeps = facts.lines.some((line) => !isIts(line) && line.quantity > line.takenTickets);
  if (!keeps) return decideCancellation(facts);
  const lines = facts.lines.filter(isIts).map(({ lineId }) => ({
    lineId,
    ticketIds: facts.tickets.flatMap((ticket) => (ticket.lineId === lineId ? ticket.ticketId : [])),
  }));
  return decideRefund(facts, { lines, withFees: true, withShipping: false });
}

/** What nobody has agreed to yet, or nobody has paid, stands in the way no longer. */
async function closeOthers(
  tx: Tx,
  { changes }: AfterSaleNeeds,
  order: OrderRow,
  eventId: number,
  now: Date,
): Promise<void> {
  const { changes: all } = await changes.changesOf(tx, order);
  const { lines } = await changes.findParts(tx, order.seller_id, [order.order_id]);
  const buysOnlyThis = (changeId: number): boolean => {
    const own = lines.filter(({ change_id }) => change_id === changeId);
    return own.length > 0 && own.every(({ outlet_event_id }) => outlet_event_id === eventId);
  };
  for (const change of all) {
    const isUnpaidAward =
      change.kind === 'award' && ['due', 'failed'].includes(change.state) && buysOnlyThis(change.change_id);
    if (change.state === 'proposed' || isUnpaidAward) await changes.close(tx, change, 'canceled', now);
  }
}

async function factsOf(tx: Tx, { changes }: AfterSaleNeeds, order: OrderRow): Promise<RefundFacts> {
  const facts = firstOf(await changes.refundFacts(tx, [order]));
  return facts;
}

/** False where it waits: for a charge whose outcome is not known, or for another decision to be carried out. */
async function cancelOne(
  tx: Tx,
  needs: AfterSaleNeeds,
  { order: found, ...event }: EventOrders & { order: OrderRow; reason: string },
  now: Date,
): Promise<boolean> {
  const { sellerId, eventId, author, reason } = event;
  const order = await needs.changes.lockOrder(tx, sellerId, found.order_id);
  if ((await factsOf(tx, needs, order)).isCharging) return false;
  await closeOthers(tx, needs, order, eventId, now);
  const decision = decideForEvent(await factsOf(tx, needs, order), eventId);
  if (typeof decision === 'string') return false;
  const { kind, goes, sum } = decision;
  // Somebody is just buying what was offered back: it is decided when that is settled.
  if (
    await needs.changes.ticketReturns.areInCart(
      tx,
      sellerId,
      goes.flatMap(({ ticketIds }) => ticketIds),
    )
  )
    return false;
  await needs.changes.open(
    tx,
    order,
    {
      kind,
      state: 'approved',
      goes,
      shippingCents: 0 - sum.shippingCents,
      planFeeCents: 0 - sum.planFeeCents,
      seatsTo: CANCELED,
      author: { kind: 'job', id: author },
      reason,
      // Nobody takes back one of them: the event is off.
      undoUntil: now,
    },
    now,
  );
  return true;
}

export interface Swept {
  decided: number;
  /** Where the next look begins; undefined at the end. */
  after: number | undefined;
}

/** The next orders by their ids, each decided about once: what is decided is found no more. */
export async function cancelOrders(
  tx: Tx,
  needs: AfterSaleNeeds,
  event: EventOrders & { reason: string },
  { after, most }: { after: number; most: number },
  now: Date,
): Promise<Swept> {
  const orders = await needs.changes.ordersOfEvents(tx, event, after, most);
  let decided = 0;
  for (const order of orders) if (await cancelOne(tx, needs, { ...event, order }, now)) decided += 1;
  await needs.checkpoint('event orders decided');
  await keepSeats(tx, event);
  return { decided, after: orders.length < most ? undefined : lastOf(orders).order_id };
}

/** After the orders: whoever changes one locks it first, and its levels then. */
async function keepSeats(tx: Tx, { sellerId, eventId }: EventOrders): Promise<void> {
  const levels = await officeEvents.levels(tx, sellerId, eventId);
  const wanted = levels.map(({ levelId }) => ({ levelId, quantity: ALL_OF_THEM }));
  if (wanted.length > 0) await moveStock(tx, { sellerId, wanted, from: 'free', to: CANCELED });
}

/** Why an order of it still has its tickets. */
export const whyLeft = ({ isCharging }: RefundFacts): string =>
  isCharging ? afterSaleMessages.chargeOpen : afterSaleMessages.otherChanges;
