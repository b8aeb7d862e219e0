// What a customer asks for on an event's page: a level and a quantity per item.
import type { EventItem, OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import { pageItems } from '@stagedoor/rules/events/addons';
import { storedOptOut } from '@stagedoor/rules/events/item-quantities';
import { snapQuantity } from '@stagedoor/rules/events/quantity';
import type { RequestLine } from '@stagedoor/rules/requests/request-lines';
import { isOnSale } from '@stagedoor/rules/events/sale-status';

export interface ItemChoice {
  levelId: number | null;
  quantity: number;
  optOut: boolean;
}

/** By the item's id. */
export type RequestChoice = Readonly<Record<number, ItemChoice>>;

export const nothingAsked: ItemChoice = { levelId: null, quantity: 0, optOut: false };

export const isAsked = ({ levelId, quantity }: ItemChoice): boolean => levelId !== null || quantity > 0;

/** The items of the page; addons come later. */
export const itemsOf = (event: OutletEvent): EventItem[] =>
  pageItems((event.items ?? []).map((item) => ({ ...item, suppressed: item.kind.suppressOnEventPage })));

/** The chosen level, as long as it can be asked for. */
export const chosenLevel = (item: EventItem, { levelId }: ItemChoice): PriceLevel | null =>
  item.priceLevels.find((level) => level.id === levelId && isOnSale(level)) ?? null;

/** Another level may not allow the quantity: the nearest it allows takes its place. */
export function withLevel(choice: ItemChoice, level: PriceLevel): ItemChoice {
  const quantity = choice.quantity > 0 ? (snapQuantity(choice.quantity, level) ?? 0) : 0;
  return { levelId: level.id, quantity, optOut: choice.optOut && level.enableOptOut };
}

/** The choice as the rules judge it. */
export const requestLines = (event: OutletEvent, choice: RequestChoice): RequestLine[] =>
  itemsOf(event).map((item) => {
    const asked = choice[item.id] ?? nothingAsked;
    return {
      itemName: item.name,
      priceLevelId: chosenLevel(item, asked)?.id ?? null,
      quantity: asked.quantity,
    };
  });

export interface AskedLevel {
  itemId: number;
  level: PriceLevel;
  quantity: number;
  optOut: boolean;
}

/** What is asked for and complete, in the order of the page. */
export const askedLevels = (event: OutletEvent, choice: RequestChoice): AskedLevel[] =>
  itemsOf(event).flatMap((item) => {
    const asked = choice[item.id] ?? nothingAsked;
    const level = chosenLevel(item, asked);
    if (!level || asked.quantity < 1) return [];
    const optOut = storedOptOut({ optOutEnabled: level.enableOptOut }, asked.optOut);
    return [{ itemId: item.id, level, quantity: asked.quantity, optOut }];
  });
