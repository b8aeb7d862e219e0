// OPS-46: a wish for money back or for better seats has arrived, and what happens now.
import { orderNumber } from '@stagedoor/rules/order-number';
import { greeting } from '../../accounts/index.ts';
import { letterheadOf, letterParts, queueMail } from '../../mail/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import { buyerOf } from '../buyer-of.ts';
import type { LineRow, OrderRow } from '../order-store.ts';

const { paragraph, button, note } = letterParts;

export type WishKind = 'refund-received' | 'upgrade-received';

const words: Record<
  WishKind,
  (facts: { number: string; tickets: string }) => Record<'subject' | 'headline' | 'preview' | 'text', string>
> = {
  'refund-received': ({ number, tickets }) => ({
    subject: `We have your refund request for order ${number}`,
    headline: 'We have your refund request',
    preview: `You asked to give back ${tickets}. We write to you when it is decided.`,
    text: `You asked to give back ${tickets} of order ${number}. We look at it, and write to you when it is decided.`,
  }),
  'upgrade-received': ({ number, tickets }) => ({
    subject: `We have your upgrade request for order ${number}`,
    headline: 'We have your upgrade request',
    preview: `You asked for better places than ${tickets}. We write to you when it is decided.`,
    text: `You asked for better places than ${tickets} of order ${number}. When there are some, we charge the difference and write to you; if there are none, we write to you as well.`,
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

export async function queueWishReceived(
  tx: Tx,
  kind: WishKind,
  { order, lines, publicAddress }: Wish,
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const { firstName } = await buyerOf(tx, order);
  const number = orderNumber(order.unique_id);
  const tickets = lines.map(({ quantity, level_name }) => `${quantity} × ${level_name}`).join(', ');
  const { text, ...letter } = words[kind]({ number, tickets });
  const parts = [
    greeting(firstName),
    paragraph`${text}`,
    note`Until then your tickets stay valid, and you can take the request back in your order.`,
    button('See your order', `${from.origin}/user/history/orders/${number}/summary`),
  ];
  await queueMail(tx, { kind, about: `order ${number}`, from, to: order.email, ...letter, parts }, now);
}
