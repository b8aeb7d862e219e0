// How full the shops are. Whoever knows of sessions, carts and lines stands above.
import type { Db } from '../../platform/db/tables.ts';

type ByOutlet<T> = (db: Db, sellerId: number, now: Date) => Promise<ReadonlyMap<number, T>>;

export interface CountCrowd {
  people: ByOutlet<number>;
  carts: ByOutlet<{ carts: number; inCheckout: number }>;
  waiting: ByOutlet<number>;
  /** How long somebody counts who does nothing any more. */
  staysMinutes: number;
}

export interface ShopCrowd {
  people: number;
  carts: number;
  cartsInCheckout: number;
  waiting: number;
}

/** At every outlet of the seller, at this moment. */
export async function crowdOf(
  db: Db,
  count: CountCrowd,
  sellerId: number,
  now: Date,
): Promise<(outletId: number) => ShopCrowd> {
  const [people, carts, waiting] = await Promise.all([
    count.people(db, sellerId, now),
    count.carts(db, sellerId, now),
    count.waiting(db, sellerId, now),
  ]);
  return (outletId) => {
    const open = carts.get(outletId);
    return {
      people: people.get(outletId) ?? 0,
      carts: open?.carts ?? 0,
      cartsInCheckout: open?.inCheckout ?? 0,
      waiting: waiting.get(outletId) ?? 0,
    };
  };
}
