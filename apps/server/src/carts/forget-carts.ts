import { keptDays } from '@stagedoor/rules/retention/kept-days';
import { forgetUses } from '../codes/index.ts';
import { daysBefore } from '../platform/days-before.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { byBatches } from '../platform/db/prune.ts';
import type { Db } from '../platform/db/tables.ts';
import { deleteCarts, takeForgottenCarts } from './ended-cart-store.ts';

const MOST_AT_ONCE = 200;

/**
 * RUN-12: carts that ended long ago go, with the uses of codes that came back with them. One that somebody tried to pay
 * for stays: what was sent to a gateway names it.
 */
export const forgetCarts = (db: Db, now: Date): Promise<number> =>
  byBatches(MOST_AT_ONCE, () =>
    inTransaction(db, async (tx) => {
      const carts = await takeForgottenCarts(tx, daysBefore(now, keptDays.carts), MOST_AT_ONCE);
      for (const [sellerId, own] of Map.groupBy(carts, (cart) => cart.sellerId)) {
        const uuids = own.map(({ cartUuid }) => cartUuid);
        await forgetUses(tx, sellerId, uuids);
        await deleteCarts(tx, sellerId, uuids);
      }
      return carts.length;
    }),
  );
