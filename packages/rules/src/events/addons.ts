/** Addons are the items that the event page leaves out: they are offered during checkout. */
import { isOnSale, type SaleStatus } from './sale-status.ts';

interface Item {
  suppressed: boolean;
  priceLevels: readonly { saleStatus: SaleStatus }[];
}

export const pageItems = <I extends Item>(items: readonly I[]): I[] =>
  items.filter((item) => !item.suppressed);

/** Only addons on sale count; without any, the addons stage is skipped. */
export const addonsOffered = <I extends Item>(items: readonly I[]): I[] =>
  items.filter((item) => item.suppressed && item.priceLevels.some(isOnSale));
