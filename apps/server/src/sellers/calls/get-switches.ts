import { getSwitches } from '@stagedoor/contract/calls/office/switches';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readSwitches } from '../office/shop-switches.ts';
import type { CartsInCheckout } from '../office/turn-shops.ts';

export const getSwitchesHandler = (db: Db, cartsInCheckout: CartsInCheckout): Handler<'sellers'> =>
  handle(getSwitches, async (_input, { sellerId, outletIds }) => {
    const [{ shops, everywhere }, carts] = await Promise.all([
      readSwitches(db, sellerId),
      cartsInCheckout(db, sellerId),
    ]);
    const own = shops.filter(
      ({ outletId, waits }) => !waits && (outletIds === 'all' || outletIds.includes(outletId)),
    );
    return {
      shops: own.map(({ message, waits: _never, ...shop }) => ({
        ...shop,
        message: message ?? undefined,
        cartsInCheckout: carts.get(shop.outletId) ?? 0,
      })),
      everywhere,
    };
  });
