/** The quantities of a requested item, over the levels that could still be awarded. */
import { quantityChoices, type QuantityRule } from './quantity.ts';
import { isOnSale, type SaleStatus } from './sale-status.ts';

type Level = QuantityRule & { saleStatus: SaleStatus };

/** Until a level is chosen, whatever any level on sale allows; then only its own rule counts. */
export function itemQuantityChoices(levels: readonly Level[], chosen: Level | null): number[] {
  if (chosen) return quantityChoices(chosen);
  const offered = new Set(levels.filter(isOnSale).flatMap(quantityChoices));
  return [...offered].sort((a, b) => a - b);
}

/** Opting out of the other levels leaves the chosen one alone. */
export const awardableLevels = <L extends Level>(
  levels: readonly L[],
  chosen: L | null,
  optedOut: boolean,
): L[] => (chosen && optedOut ? [chosen] : levels.filter(isOnSale));

/** The limit shown as `Max`, and whether some of these levels allow fewer. */
export function itemLimit(levels: readonly Level[]): { max: number; someAllowFewer: boolean } {
  const limits = levels.map((level) => level.limit);
  return { max: Math.max(0, ...limits), someAllowFewer: new Set(limits).size > 1 };
}

/** Opting out is stored only where the level allows it. */
export const storedOptOut = (level: { optOutEnabled: boolean }, optedOut: boolean): boolean =>
  level.optOutEnabled && optedOut;
