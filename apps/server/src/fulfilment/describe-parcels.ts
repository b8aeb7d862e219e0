import type { Parcel } from '@stagedoor/contract/calls/office/fulfilment';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { findSoldEvents } from '../catalogue/index.ts';
import type { ParcelRow } from '../orders/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { ofSeller } from '../sellers/index.ts';
import { lettersWaiting } from './shipment-store.ts';

export async function describeParcels(
  db: Db,
  { sellerId, now }: { sellerId: number; now: Date },
  rows: readonly ParcelRow[],
): Promise<Parcel[]> {
  const eventIds = [...new Set(rows.flatMap(({ lines }) => lines?.map(({ event }) => event) ?? []))];
  const shows = await findSoldEvents(db, sellerId, eventIds);
  const names = new Map(shows.map(({ eventId, name }) => [eventId, name]));
  const letters = await lettersWaiting(
    db,
    sellerId,
    rows.map(({ order_id }) => order_id),
  );
  const today = (await ofSeller.times(db, sellerId)).dayOf(now);
  return rows.map((row) => {
    const { shipping_address: address, estimated_ship_day: shipBy, shipped_day } = row;
    return {
      number: orderNumber(row.unique_id),
      outletId: row.outlet_id,
      name: address ? `${address.firstName} ${address.lastName}` : '',
      city: address ? [address.city, address.state].filter(Boolean).join(', ') : '',
      delivery: row.delivery_name ?? '',
      contents: (row.lines ?? []).map(({ event, ...line }) => ({ event: names.get(event) ?? '', ...line })),
      placedAt: row.created_at,
      shipBy: shipBy ?? undefined,
      isLate: shipped_day === null && shipBy !== null && shipBy < today,
      trackingNumber: row.tracking_number ?? undefined,
      courierCode: row.tracking_courier_code ?? undefined,
      shippedDay: shipped_day ?? undefined,
      letterAt: letters.get(row.order_id),
    };
  });
}
