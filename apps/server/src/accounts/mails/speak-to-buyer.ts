import { speakTo } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { outletCache } from '../../sellers/index.ts';

/**
 * Whatever is written about an order or a request is in the language that it was placed in; what the outlet wrote itself
 * is in it, too.
 */
export async function speakToBuyer<T>(
  db: Db,
  order: { language?: string | null | undefined; outlet_id: number },
  work: () => Promise<T>,
): Promise<T> {
  return speakTo(order, await outletCache(db).get(order.outlet_id), work);
}
