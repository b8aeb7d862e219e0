export type SaleStatus = 'ON_SALE' | 'BEFORE_SALE' | 'OFF_SALE';

interface Level {
  saleStatus: SaleStatus;
}

/** Only a level on sale can be bought or requested. */
export const isOnSale = (level: Level): boolean => level.saleStatus === 'ON_SALE';

/** The levels a page shows, in their order: on sale with a selector, before sale and sold out with a list without one. */
export const shownLevels = <L extends Level & { sort: number; soldOut?: boolean | undefined }>(
  levels: readonly L[],
): L[] =>
  levels
    .filter((level) => level.saleStatus !== 'OFF_SALE' || level.soldOut === true)
    .sort((a, b) => a.sort - b.sort);
