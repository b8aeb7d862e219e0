/** What an event's page is called, offers and says when it has nothing. */
import { eventEmptyMessages } from '../messages/event-empty.ts';
import { eventMessages } from '../messages/event.ts';
import { labels } from '../messages/labels.ts';
import type { Moment } from '../time/moment.ts';
import type { Times } from '../time/times-in.ts';
import { isOnSale, type SaleStatus } from './sale-status.ts';
import { FAN_REQUEST_SALE, INSTANT_SALE } from './sales-types.ts';

export function eventPageTitle(
  salesType: number,
  venueName: string,
  showDate: Moment,
  { formatDate }: Times,
): string {
  const text = `${venueName} ${formatDate(showDate)}`;
  return salesType === FAN_REQUEST_SALE ? eventMessages.requestTitle(text) : eventMessages.buyTitle(text);
}

export interface EventButton {
  action: 'buy' | 'request' | 'showRequests' | 'login';
  label: string;
}

/** The one button of the page; none while the series is not open. */
export function eventButton(state: {
  salesType: number;
  seriesOpen?: boolean | null | undefined;
  signedIn: boolean;
  hasRequest: boolean;
}): EventButton | null {
  if (state.seriesOpen === false) return null;
  if (state.salesType === INSTANT_SALE) return { action: 'buy', label: labels.buyNow };
  if (state.salesType !== FAN_REQUEST_SALE) return null;
  if (!state.signedIn) return { action: 'login', label: eventMessages.loginToProceed };
  if (state.hasRequest) return { action: 'showRequests', label: eventMessages.goToMyRequests };
  return { action: 'request', label: labels.continue };
}

interface Item {
  suppressed?: boolean | undefined;
  priceLevels: readonly { saleStatus: SaleStatus; soldOut?: boolean | undefined }[];
}

/** What stands in place of an item's levels, if anything. */
export function itemNotice(item: Item): string | null {
  if (item.priceLevels.length === 0) return eventEmptyMessages.noPriceLevels;
  const isShown = item.priceLevels.some((level) => isOnSale(level) || level.soldOut === true);
  return isShown ? null : eventEmptyMessages.itemUnavailable;
}

/** What stands in place of the items, if anything. Addons are not items of the page. */
export function eventNotice(
  event: {
    salesType: number;
    name?: string | undefined;
    showDate?: Moment | undefined;
    venueName?: string | undefined;
    items: readonly Item[];
  } | null,
): string | null {
  if (!event) return eventEmptyMessages.noEvent;
  if (!event.name && !event.showDate && !event.venueName) return eventEmptyMessages.noEventInformation;
  if (event.items.some((item) => !item.suppressed)) return null;
  return event.salesType === FAN_REQUEST_SALE
    ? eventEmptyMessages.noItems
    : eventEmptyMessages.noItemsForSale;
}
