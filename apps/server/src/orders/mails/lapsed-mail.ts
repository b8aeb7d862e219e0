import { speakToBuyer } from '../../accounts/index.ts';
import { payLinkMessages } from '@stagedoor/rules/messages/pay-link';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { letterParts } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { OrderRow } from '../order-store.ts';
import { queueOrderLetter } from './order-letter.ts';

/** PROG-12: what was kept and not paid is on sale again. */
async function writeLapsedLetter(
  tx: Tx,
  needs: { publicAddress: PublicAddress },
  order: OrderRow,
  until: Date,
  now: Date,
): Promise<void> {
  const number = orderNumber(order.unique_id);
  const { formatDateTime } = await ofSeller.times(tx, order.seller_id);
  const { text, ...heads } = payLinkMessages.lapsedLetter(number, formatDateTime(until));
  const parts = [letterParts.paragraph`${text}`];
  await queueOrderLetter(tx, needs, order, { kind: 'counter-lapsed', ...heads, parts }, now);
}

export const queueLapsedLetter: typeof writeLapsedLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeLapsedLetter(tx, ...told));
