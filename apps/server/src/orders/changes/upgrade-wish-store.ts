// Wishes for better seats: the one that waits, and a line for each time that one was asked for or taken back.
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { updateEvents } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import type { UpgradeWishesTable } from '../tables.ts';
import '../tables.ts';

type WhichOrder = Pick<OrderRow, 'seller_id' | 'order_id'>;

export interface AskedUpgrade {
  eventId: number;
  itemId: number;
}

export type WishLine = Selectable<UpgradeWishesTable>;

async function writeLine(
  tx: Tx,
  { seller_id, order_id }: WhichOrder,
  { eventId: outlet_event_id, itemId: item_id }: AskedUpgrade,
  { what, at }: Pick<WishLine, 'what' | 'at'>,
): Promise<void> {
  await tx
    .insertInto('upgrade_wishes')
    .values({ seller_id, order_id, outlet_event_id, item_id, what, at })
    .execute();
}

/** The order must be locked. */
export async function askUpgrade(
  tx: Tx,
  order: WhichOrder,
  { tourId, ...asked }: AskedUpgrade & { tourId: number | null },
  at: Date,
): Promise<void> {
  await updateEvents(tx, order, [asked.eventId], { upgrade_item_id: asked.itemId, upgrade_tour_id: tourId });
  await writeLine(tx, order, asked, { what: 'asked', at });
}

/** By whoever asked; what staff answer is a change of the order, or stands in their log. The order must be locked. */
export async function withdrawUpgrade(
  tx: Tx,
  order: WhichOrder,
  asked: AskedUpgrade,
  at: Date,
): Promise<void> {
  await updateEvents(tx, order, [asked.eventId], { upgrade_item_id: null, upgrade_tour_id: null });
  await writeLine(tx, order, asked, { what: 'withdrawn', at });
}

/** The earliest first. */
export const findWishLines = (db: Db, { seller_id, order_id }: WhichOrder): Promise<WishLine[]> =>
  db
    .selectFrom('upgrade_wishes')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .orderBy('wish_id')
    .execute();
