import { getSwitches } from '@stagedoor/contract/calls/office/switches';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readSwitches } from '../office/shop-switches.ts';
import { crowdOf } from '../office/shop-crowd.ts';
import type { CountCrowd } from '../office/shop-crowd.ts';

export const getSwitchesHandler = (db: Db, crowd: CountCrowd): Handler<'sellers'> =>
  handle(getSwitches, async (_input, { sellerId, outletIds, now }) => {
    const [{ shops, everywhere }, crowdAt] = await Promise.all([
      readSwitches(db, sellerId),
      crowdOf(db, crowd, sellerId, now),
    ]);
    const own = shops.filter(
      ({ outletId, waits }) => !waits && (outletIds === 'all' || outletIds.includes(outletId)),
    );
    return {
      shops: own.map(({ message, waits: _never, ...shop }) => ({
        ...shop,
        message: message ?? undefined,
        ...crowdAt(shop.outletId),
      })),
      everywhere,
      staysMinutes: crowd.staysMinutes,
    };
  });
