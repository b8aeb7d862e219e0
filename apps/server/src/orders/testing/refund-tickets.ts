// Tickets that go back, decided and done at once, with all that they cost.
import { canceledPart } from '@stagedoor/rules/orders/canceled-part';
import type { StockPlace } from '../../inventory/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { ChangeRow } from '../changes/change-store.ts';
import { openChange } from '../changes/open-change.ts';
import type { GoingLine, NewChange } from '../changes/open-change.ts';
import { takeEffect } from '../changes/take-effect.ts';
import { lockOrder } from '../order-store.ts';
import type { LineRow } from '../order-store.ts';

export type ChosenTicket = { lineId: number; ticketId: number };

export function goingLines(
  lines: readonly LineRow[],
  tickets: readonly ChosenTicket[],
  withFees = true,
): GoingLine[] {
  return [...Map.groupBy(tickets, ({ lineId }) => lineId)].map(([lineId, own]) => {
    const line = lines.find(({ line_id }) => line_id === lineId)!;
    const bought = {
      quantity: line.quantity,
      unitPriceCents: line.unit_price_cents,
      unitFeesCents: line.unit_fees_cents,
      taxesCents: line.taxes_cents,
    };
    const part = canceledPart(
      bought,
      { canceledBefore: line.canceled, quantity: own.length, withFees },
      'USD',
    );
    return { lineId, ticketIds: own.map(({ ticketId }) => ticketId), ...part };
  });
}

export const aRefund = (goes: readonly GoingLine[], seatsTo: StockPlace = 'free'): NewChange => ({
  kind: 'refund',
  state: 'approved',
  goes,
  seatsTo,
  author: { kind: 'staff', id: '1' },
  reason: 'Asked for',
});

export function refundTickets(
  db: Db,
  orderId: number,
  lines: readonly LineRow[],
  tickets: readonly ChosenTicket[],
  { to = 'free', now }: { to?: StockPlace; now: Date },
): Promise<ChangeRow> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, 1, orderId);
    const change = await openChange(tx, order, aRefund(goingLines(lines, tickets), to), now);
    await takeEffect(tx, order, change, 0, now);
    return change;
  });
}
