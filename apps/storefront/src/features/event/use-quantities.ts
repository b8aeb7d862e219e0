import { useState } from 'react';
import type { OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import { isAllowedQuantity } from '@stagedoor/rules/events/quantity';
import { isOnSale } from '@stagedoor/rules/events/sale-status';
import type { CartLine } from '@stagedoor/contract/entities/cart';

/** How many of which price level, by its id. */
export type Quantities = Readonly<Record<number, number>>;

export interface ChosenLevel {
  level: PriceLevel;
  quantity: number;
}

/** What of the choice can still be had, in the order of the page. */
export function chosenLevels(event: OutletEvent, quantities: Quantities): ChosenLevel[] {
  const levels = (event.items ?? []).filter(({ kind }) => !kind.suppressOnEventPage).flatMap(levelsOf);
  return levels
    .filter(isOnSale)
    .map((level) => ({ level, quantity: quantities[level.id] ?? 0 }))
    .filter(({ level, quantity }) => isAllowedQuantity(quantity, level));
}

const levelsOf = ({ priceLevels }: { priceLevels: PriceLevel[] }) =>
  priceLevels.toSorted((one, other) => one.sort - other.sort);

/** The choice that a cart of this event holds already. */
export const quantitiesOf = (lines: readonly CartLine[], eventId: number): Quantities =>
  Object.fromEntries(
    lines
      .filter((line) => line.eventId === eventId && !line.isAddOn)
      .map(({ priceLevelId, quantity }) => [priceLevelId, quantity]),
  );

/** The customer's choice; until they touch it, what the cart holds. */
export function useQuantities(fromCart: Quantities) {
  const [touched, setTouched] = useState<Quantities>();
  const quantities = touched ?? fromCart;
  const choose = (levelId: number, quantity: number) => setTouched({ ...quantities, [levelId]: quantity });
  return { quantities, choose };
}
