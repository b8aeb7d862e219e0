// What there is to have of an event at this moment.
import { ownWords } from '@stagedoor/rules/language/own-words';
import type { WaitingRoom } from '@stagedoor/contract/calls/shop/waiting-room';
import type { CachedCatalogue } from '../catalogue/index.ts';
import { officeStock } from '../inventory/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { RoomNow } from './room-store.ts';

export interface TicketsNow {
  levels: WaitingRoom['levels'];
  /** On sale, and nobody's. */
  free: number;
  inCarts: number;
  /** Neither now nor later, and in nobody's cart. */
  isSoldOut: boolean;
}

/** Of its levels that are on sale or will be; what comes with a ticket draws nobody into a line. */
export async function ticketsNow(
  db: Db,
  { levels }: Pick<CachedCatalogue, 'levels'>,
  { seller_id, outlet_event_id, now }: RoomNow,
): Promise<TicketsNow> {
  const stock = await officeStock.ofEvents(db, seller_id, [outlet_event_id], now);
  const offered = stock.flatMap((counts) => {
    const level = levels.get(counts.levelId);
    return level && !level.isAddOn && level.saleStatus(now) !== 'OFF_SALE' ? [{ level, counts }] : [];
  });
  const onSale = offered.filter(({ level }) => level.saleStatus(now) === 'ON_SALE');
  const sum = officeStock.add(offered.map(({ counts }) => counts));
  return {
    levels: offered.map(({ level, counts }) => ({
      name: ownWords(level.levelName),
      priceCents: level.fees.reduce((sum, { valueCents }) => sum + valueCents, level.priceCents),
      left: counts.free,
    })),
    free: officeStock.add(onSale.map(({ counts }) => counts)).free,
    inCarts: sum.carts,
    isSoldOut: offered.length > 0 && sum.free <= 0 && sum.carts <= 0,
  };
}
