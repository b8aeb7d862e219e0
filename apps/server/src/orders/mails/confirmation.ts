// The confirmation of an order that came of no cart: everything that was bought at the counter, once it is paid.
import { speakToBuyer } from '../../accounts/index.ts';
import { said } from '../../mail/index.ts';
import { handMethodWords } from '@stagedoor/rules/messages/hand-methods';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { billOfOrder } from '../bill-of-order.ts';
import type { OrderBill } from '../order-bill.ts';
import { findPayments } from '../order-parts.ts';
import type { OrderRow } from '../order-store.ts';
import { seatsOfOrder } from '../tickets/order-ticket-store.ts';
import { queueOrderPlaced } from './order-placed-mail.ts';

interface Told {
  uniqueId: string;
  bill: OrderBill;
  shows: Awaited<ReturnType<typeof findSoldEvents>>;
  seats: Awaited<ReturnType<typeof seatsOfOrder>>;
}

/** What a letter tells of an order as it stands. */
export async function toldOfOrder(
  tx: Db,
  { publicAddress }: { publicAddress: PublicAddress },
  order: OrderRow,
): Promise<Told> {
  const { seller_id: sellerId, order_id: orderId, unique_id: uniqueId } = order;
  const bill = await billOfOrder(tx, order, publicAddress);
  const eventIds = [...new Set(bill.lines.map(({ eventId }) => eventId))];
  return {
    uniqueId,
    bill,
    shows: await findSoldEvents(tx, sellerId, eventIds),
    seats: await seatsOfOrder(tx, sellerId, orderId),
  };
}

async function writeConfirmation(
  tx: Tx,
  needs: { publicAddress: PublicAddress },
  order: OrderRow,
  now: Date,
): Promise<void> {
  const told = await toldOfOrder(tx, needs, order);
  const payments = await findPayments(tx, order.seller_id, [order.order_id]);
  const method = payments.find(({ hand_method }) => hand_method !== null)?.hand_method;
  const paidWith = method ? handMethodWords[method] : said`the card ending in ${told.bill.lastFour ?? ''}`;
  await queueOrderPlaced(tx, { ...told, counter: { paidWith } }, now);
}

export const queueConfirmation: typeof writeConfirmation = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeConfirmation(tx, ...told));
