// What an upgrade brought, and what it was paid with.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { said } from '../../mail/index.ts';
import type { ChangeRow } from '../../orders/index.ts';
import { cardsById } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

/** A line of a letter's table. */
export type Fact = readonly [name: string, value: string];

/** Nothing of a change that buys nothing. */
export async function upgradeFacts(
  tx: Tx,
  { changes }: Pick<AfterSaleNeeds, 'changes'>,
  { seller_id: sellerId, order_id: orderId, change_id: changeId }: ChangeRow,
  currency: Currency,
): Promise<{ bought: string[]; paid: Fact[] }> {
  const { lines, payments } = await changes.findParts(tx, sellerId, [orderId]);
  const own = lines.filter(({ change_id }) => change_id === changeId);
  if (own.length === 0) return { bought: [], paid: [] };
  const tickets = await changes.ticketsOf(tx, sellerId, [orderId]);
  const made = payments.filter(
    ({ change_id, captured_at }) => change_id === changeId && captured_at !== null,
  );
  const cards = await cardsById(
    tx,
    sellerId,
    made.map(({ payment_method_id }) => payment_method_id),
  );
  return {
    bought: own.map(({ line_id, quantity, level_name }) => {
      const seats = seatLines(tickets.filter(({ lineId }) => lineId === line_id));
      return `${quantity} × ${ownWords(level_name)}${seats.length > 0 ? ` (${seats.join('; ')})` : ''}`;
    }),
    paid: made.map(({ amount_cents, payment_method_id }): Fact => {
      const card = cards.get(payment_method_id);
      return [
        'You paid',
        said`${formatMoney(amount_cents, currency)} with ${card?.type ?? said`Card`} ending in ${card?.lastFour ?? ''}`,
      ];
    }),
  };
}
