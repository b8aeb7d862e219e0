import { spoken } from '../language/spoken.ts';
/** What feeds and the widget say on other people's pages. */
export const feedMessages = spoken('feeds', {
  notNow: 'Not on sale',
  from: (price: string) => `From ${price}`,
  buy: 'Tickets',
  look: 'Details',
  empty: 'No events at the moment',
  loading: 'Loading events',
  failed: 'The events cannot be shown now.',
  open: 'Go to the shop',
});
