export type SaleStatus = 'ON_SALE' | 'BEFORE_SALE' | 'OFF_SALE';

interface Level {
  saleStatus: SaleStatus;
}

/** Only a level on sale can be bought or requested. */
export const isOnSale = (level: Level): boolean => level.saleStatus === 'ON_SALE';

/** The levels a page shows, in their order: on sale with a selector, before sale without one. */
export const shownLevels = <L extends Level & { sort: number }>(levels: readonly L[]): L[] =>
  levels.filter((level) => level.saleStatus !== 'OFF_SALE').sort((a, b) => a.sort - b.sort);
