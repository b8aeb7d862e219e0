/** How many tickets of a level may be taken: multiples, from the minimum to the limit. */
export interface QuantityRule {
  limit: number;
  minimum?: number | null | undefined;
  multiplier?: number | null | undefined;
}

export function quantityChoices(rule: QuantityRule): number[] {
  const step = Math.max(1, rule.multiplier ?? 1);
  const first = Math.ceil(Math.max(1, rule.minimum ?? 1) / step) * step;
  const length = Math.max(0, Math.floor((rule.limit - first) / step) + 1);
  return Array.from({ length }, (_, index) => first + index * step);
}

/** An instant selector also offers none. */
export const instantChoices = (rule: QuantityRule): number[] => [0, ...quantityChoices(rule)];

export function isAllowedQuantity(quantity: number, rule: QuantityRule): boolean {
  const step = Math.max(1, rule.multiplier ?? 1);
  return quantity >= Math.max(1, rule.minimum ?? 1) && quantity <= rule.limit && quantity % step === 0;
}

/** The nearest allowed quantity, the lower of two; null when the level allows none. */
export function snapQuantity(quantity: number, rule: QuantityRule): number | null {
  let nearest: number | null = null;
  for (const choice of quantityChoices(rule)) {
    if (nearest === null || Math.abs(choice - quantity) < Math.abs(nearest - quantity)) nearest = choice;
  }
  return nearest;
}
