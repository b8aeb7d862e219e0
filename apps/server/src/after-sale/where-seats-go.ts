import { drawOfRequest } from '../awards/index.ts';
import type { Holder, StockPlace } from '../inventory/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { Db } from '../platform/db/tables.ts';

/** What came back and is kept off sale until somebody releases it. */
const RETURNED: StockPlace = { kind: 'house', id: 'returned' };

/** Nobody sits on them any more: not on sale, and not for a draw's next walk. */
export const CANCELED: Holder = { kind: 'house', id: 'canceled' };

/** AFTER-02: what a draw awarded waits for its next walk; the rest goes on sale or to the house, as the desk chooses. */
export async function whereSeatsGo(db: Db, order: OrderRow, chosen: 'stock' | 'house'): Promise<StockPlace> {
  const { seller_id: sellerId, series_request_id: requestId } = order;
  const drawKey = requestId === null ? undefined : await drawOfRequest(db, sellerId, requestId);
  if (drawKey !== undefined) return { kind: 'draw', id: drawKey };
  return chosen === 'stock' ? 'free' : RETURNED;
}
