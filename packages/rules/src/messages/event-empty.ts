import { spoken } from '../language/spoken.ts';
/** What an event list or event page says when it has nothing to show. */
export const eventEmptyMessages = spoken('event-empty', {
  itemUnavailable: 'Currently unavailable',
  noPriceLevels: 'There are currently no price levels for sale',
  noItemsForSale: 'There are currently no items for sale',
  noItems: 'No items available',
  noEvent: 'No event data',
  noEventInformation: 'No event information available',
});
