import { spoken } from '../language/spoken.ts';
/** What an event's row says about its state and its price. */
export const eventTagMessages = spoken('event-tags', {
  canceled: 'Canceled',
  postponedFrom: (date: string) => `New date, postponed from ${date}`,
  soldOut: 'Sold out',
  waitingList: 'Waiting list',
  left: (tickets: number) => `${tickets} left`,
  onSaleSoon: 'On sale soon',
  requestsOpen: 'Requests open',
  requestsOpenOn: (date: string) => `Requests open ${date}`,
  requestsClosed: 'Requests closed',
  from: (price: string) => `from ${price}`,
  withFees: 'with fees',
  doors: (time: string) => `doors ${time}`,
  dateToCome: 'Date to be announced',
  artist: 'Artist',
});
