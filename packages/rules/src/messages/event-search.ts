import { counted } from '../writing/counted.ts';
import { spoken } from '../language/spoken.ts';

/** Above a long list of events. */
export const eventSearchMessages = spoken('event-search', {
  search: 'Search events',
  words: 'Artist, venue or city',
  city: 'City',
  anyCity: 'All Cities',
  from: 'From',
  until: 'Until',
  find: 'Search',
  found: (many: number) => `${counted(many, 'event')} found`,
  nothing: 'No event matches your search',
  nothingMeans: 'Try fewer words, or other days.',
});
