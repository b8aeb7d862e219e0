import { countSold, sellTickets } from './sell-cart.ts';
import { sellPlaces } from './sell-places.ts';

/** How tickets are sold: those that a cart holds, counted at the end of the transaction, or free ones at once. */
export const selling = { ofCart: sellTickets, count: countSold, places: sellPlaces };
