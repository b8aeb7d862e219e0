import { speakTo } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { outletCache } from '../../sellers/index.ts';

/** Whatever is written about an order is in the language that it was placed in. */
export async function speakToBuyer<T>(
  db: Db,
  order: { language: string | null; outlet_id: number },
  work: () => Promise<T>,
): Promise<T> {
  return speakTo(order, await outletCache(db).get(order.outlet_id), work);
}
