// WAIT-06: what its owner offered back is bought. In the transaction of that sale the old one ends, its code dies, and
// the money that goes back is written down: there is no moment at which two have the ticket, or none.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { required } from '@stagedoor/rules/values/required';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { scannedTickets } from '../../fulfilment/index.ts';
import { waitingStock } from '../../inventory/index.ts';
import type { GoingLine, LineFacts, RefundFacts, TicketReturnRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { giveBack } from '../carry-out.ts';
import { queueDecisionLetter } from '../letters/decision-letter.ts';

/** Long enough for the rest of the transaction, in which it is sold. */
const HOLD_MS = 60_000;

const sumOf = (rows: readonly TicketReturnRow[], part: 'tickets_cents' | 'fees_cents' | 'taxes_cents') =>
  rows.reduce((sum, row) => sum + row[part], 0);

/** What was told, and never more than is left: other tickets of the line may have taken a cent of its taxes. */
function goingOf(line: LineFacts, rows: readonly TicketReturnRow[]): GoingLine {
  const { quantity } = line;
  return {
    lineId: line.lineId,
    ticketIds: rows.map(({ ticket_id }) => ticket_id),
    ticketsCents: Math.min(
      sumOf(rows, 'tickets_cents'),
      quantity * line.unitPriceCents - line.takenTicketsCents,
    ),
    feesCents: Math.min(sumOf(rows, 'fees_cents'), quantity * line.unitFeesCents - line.takenFeesCents),
    taxesCents: Math.min(sumOf(rows, 'taxes_cents'), line.taxesCents - line.takenTaxesCents),
  };
}

/** The order is locked. */
async function giveBackBought(
  tx: Tx,
  needs: AfterSaleNeeds,
  facts: RefundFacts,
  rows: readonly TicketReturnRow[],
  now: Date,
): Promise<void> {
  const { changes } = needs;
  const { order } = facts;
  const goes = [...Map.groupBy(rows, ({ line_id }) => line_id)].map(([lineId, own]) =>
    goingOf(
      required(
        facts.lines.find((line) => line.lineId === lineId),
        'line of a ticket that is offered back',
      ),
      own,
    ),
  );
  const author = { kind: 'customer', id: String(order.user_id) } as const;
  const change = await changes.open(
    tx,
    order,
    {
      kind: 'refund',
      state: 'approved',
      goes,
      isBought: true,
      author,
      reason: afterSaleMessages.boughtBack,
      undoUntil: now,
    },
    now,
  );
  const after = await giveBack(tx, needs, order, change, now);
  await queueDecisionLetter(tx, needs, after, change, now);
}

/**
 * Called in the transaction that makes an order of a cart, before anything of the order is written. False where a ticket
 * of the cart cannot be had after all: somebody has come in with it, or its owner's order is just changing.
 */
export async function sellReturned(
  tx: Tx,
  needs: AfterSaleNeeds,
  { sellerId, cartUuid }: { sellerId: number; cartUuid: string },
  now: Date,
): Promise<boolean> {
  const owned = await waitingStock.returned.inCart(tx, sellerId, cartUuid);
  if (owned.length === 0) return true;
  const { changes, checkpoint } = needs;
  // The orders before the levels, as everybody locks them.
  const seen = await changes.ticketReturns.openOf(tx, sellerId, owned);
  const orderIds = [...new Set(seen.map(({ order_id }) => order_id))].toSorted((a, b) => a - b);
  const owners: RefundFacts[] = [];
  for (const orderId of orderIds)
    owners.push(firstOf(await changes.refundFacts(tx, [await changes.lockOrder(tx, sellerId, orderId)])));
  const open = await changes.ticketReturns.openOf(tx, sellerId, owned);
  const isUsed = (await scannedTickets(tx, sellerId, owned)).length > 0;
  // Whatever becomes of a charge decides what goes back: nothing is begun before that is known.
  const isCharging = owners.some((owner) => owner.isCharging);
  if (isUsed || isCharging || open.length !== owned.length) return false;
  for (const owner of owners) {
    const own = open.filter(({ order_id }) => order_id === owner.order.order_id);
    await giveBackBought(tx, needs, owner, own, now);
  }
  await checkpoint('returned ticket given back');
  const until = new Date(now.getTime() + HOLD_MS);
  await waitingStock.returned.hold(tx, sellerId, {
    ticketIds: owned.map(({ ticketId }) => ticketId),
    cartUuid,
    until,
  });
  return true;
}
