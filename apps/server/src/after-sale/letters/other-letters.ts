// What is told about a refund that does not happen.
import { speakToBuyer } from '../../accounts/index.ts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { letterParts, said } from '../../mail/index.ts';
import type { ChangeRow, OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

const { paragraph, note } = letterParts;
type LetterNeeds = Pick<AfterSaleNeeds, 'changes' | 'publicAddress'>;

async function writeDeclinedLetter(
  tx: Tx,
  needs: LetterNeeds,
  order: OrderRow,
  { cents, reason }: { cents: number; reason: string },
  now: Date,
): Promise<void> {
  const number = orderNumber(order.unique_id);
  const letter = {
    kind: 'refund-declined',
    subject: said`About your refund request for order ${number}`,
    headline: said`We cannot give this back`,
    preview: said`Your request for ${formatMoney(cents, order.currency)} of order ${number} was declined.`,
    parts: [
      paragraph`You asked for ${formatMoney(cents, order.currency)} back for order ${number}. We cannot do that: ${reason}`,
      note`Your tickets stay valid, and nothing changes about your order.`,
    ],
  };
  await needs.changes.queueLetter(tx, needs, order, letter, now);
}

async function writeRevertedLetter(
  tx: Tx,
  needs: LetterNeeds,
  order: OrderRow,
  { change, reason }: { change: Pick<ChangeRow, 'total_cents'>; reason: string },
  now: Date,
): Promise<void> {
  const number = orderNumber(order.unique_id);
  const sum = formatMoney(-change.total_cents, order.currency);
  const letter = {
    kind: 'refund-reverted',
    subject: said`Your tickets of order ${number} are valid again`,
    headline: said`Your refund could not be paid`,
    preview: said`The refund of ${sum} for order ${number} did not go through, and your tickets are yours again.`,
    parts: [
      paragraph`We wanted to give you back ${sum} for order ${number}, and the card could not take it. Your tickets are yours again, as if nothing had happened. ${reason}`,
    ],
  };
  await needs.changes.queueLetter(tx, needs, order, letter, now);
}

export const queueDeclinedLetter: typeof writeDeclinedLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeDeclinedLetter(tx, ...told));

export const queueRevertedLetter: typeof writeRevertedLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeRevertedLetter(tx, ...told));
