// WAIT-06: what nobody can buy any more is its owner's alone again: its sale is over, or somebody has come in with it.
import { scannedTickets } from '../../fulfilment/index.ts';
import type { TicketReturnRow } from '../../orders/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { listIsOpen } from '../../waiting-list/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueReturnEndedLetter } from '../letters/return-letters.ts';

const AT_ONCE = 200;

/** Every node may run it: whoever locks the order first does it. What is in a cart waits for what becomes of that. */
async function endOne(
  needs: AfterSaleNeeds,
  row: TicketReturnRow,
  isUsed: boolean,
  now: Date,
): Promise<void> {
  const { seller_id: sellerId, line_id: lineId, ticket_id: ticketId } = row;
  await inTransaction(needs.db, async (tx) => {
    const order = await needs.changes.lockOrder(tx, sellerId, row.order_id);
    const ticket = { lineId, ticketId };
    const ended = await needs.changes.ticketReturns.end(tx, sellerId, [ticket], { to: 'ended', now });
    if (ended && ended.length > 0 && !isUsed) await queueReturnEndedLetter(tx, needs, order, ticket, now);
  });
}

/** Answers how many it looked at. */
export async function endReturns(needs: AfterSaleNeeds, now: Date): Promise<number> {
  let looked = 0;
  for (let after = 0; ;) {
    const open = await needs.changes.ticketReturns.openAfter(needs.db, after, AT_ONCE);
    for (const row of open) {
      const { seller_id: sellerId, outlet_event_id: eventId } = row;
      const ticket = { lineId: row.line_id, ticketId: row.ticket_id };
      const isUsed = (await scannedTickets(needs.db, sellerId, [ticket])).length > 0;
      const isOpen = await listIsOpen(needs.db, { sellerId, eventId }, now);
      if (isUsed || !isOpen) await endOne(needs, row, isUsed, now);
      after = row.return_id;
      looked += 1;
    }
    if (open.length < AT_ONCE) return looked;
  }
}
