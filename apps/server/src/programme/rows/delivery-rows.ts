import { createHash } from 'node:crypto';
import { deliveryWords, wordFor } from '@stagedoor/rules/programme/vocabulary';
import type { Outlet } from '@stagedoor/descriptions/programme';
import type { SellerRows } from './tables-of-rows.ts';

/** The same method has the same id whenever it is saved, and no two sellers share one. */
function uuidOf(sellerId: number, methodId: number): string {
  const hex = createHash('sha256').update(`delivery method ${sellerId} ${methodId}`).digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) % 4) + 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export function deliveryRows(sellerId: number, { id, delivery }: Outlet): SellerRows['deliveryMethods'] {
  return delivery.map((method, index) => ({
    seller_id: sellerId,
    delivery_method_id: method.id,
    delivery_method_uuid: uuidOf(sellerId, method.id),
    outlet_id: id,
    type_id: deliveryWords[method.type],
    name: method.name,
    price_cents: method.price,
    notes: method.notes,
    lead_days: method.leadDays,
    active: method.active,
    sort: index + 1,
  }));
}

export const describedDelivery = (rows: SellerRows['deliveryMethods']): Outlet['delivery'] =>
  rows.map((row) => ({
    id: row.delivery_method_id,
    type: wordFor(deliveryWords, row.type_id),
    name: row.name,
    price: row.price_cents,
    notes: row.notes,
    leadDays: row.lead_days,
    active: row.active,
  }));
