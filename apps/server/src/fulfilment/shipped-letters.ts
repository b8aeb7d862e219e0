// OPS-45: the letter with the courier's page, once the pause is over; with it the order is delivered.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { safeLink } from '@stagedoor/rules/shops/safe-link';
import { couriers, trackingUrlAt } from '@stagedoor/tracking-numbers';
import { greeting, speakToBuyer } from '../accounts/index.ts';
import { findSoldEvents } from '../catalogue/index.ts';
import { letterParts, letterheadOf, queueMail, timesOf, said } from '../mail/index.ts';
import { shipping } from '../orders/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import { outletCache } from '../sellers/index.ts';
import { nextToTell } from './shipment-store.ts';
import type { ShipmentRow } from './shipment-store.ts';

const { paragraph, button, facts, note } = letterParts;

type Shipped = Awaited<ReturnType<typeof shipping.lock>>;
type Parcel = Pick<ShipmentRow, 'tracking_number' | 'courier_code' | 'corrects_id'>;

async function tell(tx: Tx, shipment: ShipmentRow, publicAddress: PublicAddress, now: Date): Promise<void> {
  const shipped = await shipping.lock(tx, shipment.seller_id, shipment.order_id);
  // Canceled while the letter waited: what becomes of the parcel is told by whoever canceled it.
  if (shipped.order.state === 'STATUS_ORDER_CANCELED') return;
  await shipping.deliver(tx, shipped.order, now);
  await queueShippedLetter(tx, shipped, shipment, publicAddress, now);
}

async function writeShippedLetter(
  tx: Tx,
  { order, buyer, eventIds }: Shipped,
  { tracking_number, courier_code, corrects_id }: Parcel,
  publicAddress: PublicAddress,
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const number = orderNumber(order.unique_id);
  const courier = couriers.find(({ code }) => code === courier_code)?.name ?? courier_code;
  const page = safeLink(trackingUrlAt(courier_code, tracking_number));
  const isCorrection = corrects_id !== null;
  const headline = isCorrection ? said`Another tracking number` : said`Your tickets are on their way`;
  const shows = await findSoldEvents(tx, order.seller_id, eventIds);
  await queueMail(
    tx,
    {
      kind: isCorrection ? 'order-tracking-corrected' : 'order-shipped',
      about: `order ${number}`,
      from,
      to: order.email,
      subject: said`${headline}: order ${number}`,
      headline,
      preview: [courier, tracking_number].join(' '),
      parts: [
        greeting(buyer.firstName),
        isCorrection
          ? paragraph`The tracking number that we gave you for your order ${number} was wrong. This is the right one, with ${courier}. We are sorry.`
          : paragraph`We have sent the tickets of your order ${number} with ${courier}.`,
        facts([
          [historyDialogMessages.trackingNumber, tracking_number],
          ...shows.map(
            (show) =>
              [
                show.artistName ?? ownWords(show.name),
                show.startsAt
                  ? showDateText({ ...show, showDate: show.startsAt }, timesOf(from))
                  : ownWords(show.name),
              ] as const,
          ),
        ]),
        ...(page ? [button('Follow your parcel', page)] : []),
        note`The address can no longer be changed.`,
      ],
    },
    now,
  );
}

/** One after the other, each in a transaction of its own: killed anywhere, each is written once. */
export async function writeShippedLetters(db: Db, publicAddress: PublicAddress, now: Date): Promise<void> {
  for (;;) {
    const isMore = await inTransaction(db, async (tx) => {
      const shipment = await nextToTell(tx, now);
      if (shipment) await tell(tx, shipment, publicAddress, now);
      return shipment !== undefined;
    });
    if (!isMore) return;
  }
}

export const queueShippedLetter: typeof writeShippedLetter = (tx, ...told) =>
  speakToBuyer(tx, told[0].order, () => writeShippedLetter(tx, ...told));
