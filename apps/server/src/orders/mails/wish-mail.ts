// OPS-46: a wish for money back or for better seats has arrived, and what happens now.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { speakToBuyer } from '../../accounts/index.ts';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { letterParts, said } from '../../mail/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import type { LineRow, OrderRow } from '../order-store.ts';
import { queueOrderLetter } from './order-letter.ts';

const { paragraph, note } = letterParts;

export type WishKind = 'refund-received' | 'upgrade-received';

const words: Record<
  WishKind,
  (facts: { number: string; tickets: string }) => Record<'subject' | 'headline' | 'preview' | 'text', string>
> = {
  'refund-received': ({ number, tickets }) => ({
    subject: said`We have your refund request for order ${number}`,
    headline: said`We have your refund request`,
    preview: said`You asked to give back ${tickets}. We write to you when it is decided.`,
    text: said`You asked to give back ${tickets} of order ${number}. We look at it, and write to you when it is decided.`,
  }),
  'upgrade-received': ({ number, tickets }) => ({
    subject: said`We have your upgrade request for order ${number}`,
    headline: said`We have your upgrade request`,
    preview: said`You asked for better places than ${tickets}. We write to you when it is decided.`,
    text: said`You asked for better places than ${tickets} of order ${number}. When there are some, we charge the difference and write to you; if there are none, we write to you as well.`,
  }),
};

export interface WishNeeds {
  db: Db;
  publicAddress: PublicAddress;
}

interface Wish extends Pick<WishNeeds, 'publicAddress'> {
  order: OrderRow;
  /** What it is about. */
  lines: readonly LineRow[];
}

async function writeWishReceived(
  tx: Tx,
  kind: WishKind,
  { order, lines, publicAddress }: Wish,
  now: Date,
): Promise<void> {
  const number = orderNumber(order.unique_id);
  const left = lines.map(({ refund_tickets, quantity, canceled, level_name }) => {
    const many = refund_tickets?.length ?? quantity - canceled;
    return `${many} × ${ownWords(level_name)}`;
  });
  const { text, ...letter } = words[kind]({ number, tickets: left.join(', ') });
  const parts = [
    paragraph`${text}`,
    note`Until then your tickets stay valid, and you can take the request back in your order.`,
  ];
  await queueOrderLetter(tx, { publicAddress }, order, { kind, ...letter, parts }, now);
}

export const queueWishReceived: typeof writeWishReceived = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeWishReceived(tx, ...told));
