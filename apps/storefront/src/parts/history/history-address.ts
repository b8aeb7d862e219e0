// The addresses of history, read and written in one place: which tab, which order or request, and what is open of it.

export type HistoryType = 'requests' | 'orders';

export interface HistoryAddress {
  type: HistoryType;
  /** The number of the order or request that is meant. */
  id?: string | undefined;
  /** What is open of it. */
  view?: string | undefined;
  /** The event of an order, or the event request. */
  itemId?: string | undefined;
  itemView?: string | undefined;
}

/** What may follow a number, and whether it names an item too. */
const views: Readonly<
  Record<HistoryType, Readonly<Record<string, { item: boolean; itemViews?: string[] | undefined }>>>
> = {
  orders: {
    summary: { item: false },
    'edit-shipping': { item: false },
    'edit-billing': { item: false },
    'mobile-tickets': { item: false },
    event: { item: true },
  },
  requests: {
    summary: { item: false },
    'edit-shipping': { item: false },
    'edit-billing': { item: false },
    'item-details': { item: true, itemViews: ['edit', 'delete'] },
  },
};

const isHistoryType = (type: string | undefined): type is HistoryType =>
  type === 'requests' || type === 'orders';

/** Null for what is no address of history. */
export function readHistoryAddress(
  parts: Readonly<Partial<Record<keyof HistoryAddress, string>>>,
  firstTab: HistoryType,
): HistoryAddress | null {
  const { type = firstTab, id, view, itemId, itemView } = parts;
  if (!isHistoryType(type)) return null;
  if (!view) return { type, id };
  const shape = views[type][view];
  if (!shape || shape.item !== (itemId !== undefined)) return null;
  if (itemView && !shape.itemViews?.includes(itemView)) return null;
  return { type, id, view, itemId, itemView };
}

export const historyPath = ({ type, id, view, itemId, itemView }: HistoryAddress): string =>
  ['/user/history', type, id, view, itemId, itemView].filter((part) => part !== undefined).join('/');
