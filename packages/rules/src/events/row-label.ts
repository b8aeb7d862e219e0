import { eventListMessages } from '../messages/event-list.ts';
import { labels } from '../messages/labels.ts';
import { EXTERNAL_SALE, FAN_REQUEST_SALE, INSTANT_SALE } from './sales-types.ts';

export interface RowState {
  salesType: number;
  /** Some item has a level on sale. */
  onSale: boolean;
  /** Null for an event without a series: there only the sale status counts. */
  seriesOpen?: boolean | null | undefined;
  externalSalesUrl?: string | null | undefined;
}

/** The words on an event's button in the list. */
export function rowLabel({ salesType, onSale, seriesOpen, externalSalesUrl }: RowState): string {
  if (salesType === EXTERNAL_SALE && externalSalesUrl) return eventListMessages.getTickets;
  if (onSale && (seriesOpen ?? true)) {
    if (salesType === INSTANT_SALE) return labels.buyNow;
    if (salesType === FAN_REQUEST_SALE) return eventListMessages.request;
  }
  return eventListMessages.details;
}
