// E9, OPS-46: what became of a wish for better seats.
import { speakToBuyer } from '../../accounts/index.ts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { letterParts, said } from '../../mail/index.ts';
import type { ChangeRow, OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

const { paragraph, note } = letterParts;
type LetterNeeds = Pick<AfterSaleNeeds, 'changes' | 'publicAddress'>;

async function writeUpgradeDeclinedLetter(
  tx: Tx,
  needs: LetterNeeds,
  order: OrderRow,
  change: Pick<ChangeRow, 'total_cents'>,
  now: Date,
): Promise<void> {
  const number = orderNumber(order.unique_id);
  const sum = formatMoney(change.total_cents, order.currency);
  const letter = {
    kind: 'upgrade-not-paid',
    subject: said`Your upgrade for order ${number} could not be paid`,
    headline: said`Your card was not charged`,
    preview: said`The difference of ${sum} for order ${number} did not go through. You keep your tickets.`,
    parts: [
      paragraph`We had better seats for order ${number}, and your card did not take the difference of ${sum}. Nothing was charged, and you keep the tickets that you have.`,
      note`Your request stands. Choose another card for this order, and we try again when you write to us.`,
    ],
  };
  await needs.changes.queueLetter(tx, needs, order, letter, now);
}

async function writeUpgradeRefusedLetter(
  tx: Tx,
  needs: LetterNeeds,
  order: OrderRow,
  reason: string,
  now: Date,
): Promise<void> {
  const number = orderNumber(order.unique_id);
  const letter = {
    kind: 'upgrade-declined',
    subject: said`About your upgrade request for order ${number}`,
    headline: said`There is no better seat for you this time`,
    preview: said`Your upgrade request for order ${number} was declined.`,
    parts: [
      paragraph`You asked for better seats for order ${number}. We cannot offer any: ${reason}`,
      note`Your tickets stay valid, and nothing changes about your order.`,
    ],
  };
  await needs.changes.queueLetter(tx, needs, order, letter, now);
}

export const queueUpgradeDeclinedLetter: typeof writeUpgradeDeclinedLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeUpgradeDeclinedLetter(tx, ...told));

export const queueUpgradeRefusedLetter: typeof writeUpgradeRefusedLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeUpgradeRefusedLetter(tx, ...told));
