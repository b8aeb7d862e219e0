import { event, series, show } from './plant.ts';
import type { Plant } from './plant.ts';

export const mistakesOfReference: Record<string, Plant> = {
  'an unknown artist': show(
    `artist: bnad, venue: hall, date: 2027-05-01`,
    'There is no artist "bnad". Did you mean "band"?',
  ),
  'an unknown venue': show(`artist: band, venue: nowhere, date: 2027-05-01`, 'There is no venue "nowhere".'),
  'a reference that is no name': show(
    `artist: [band], venue: hall, date: 2027-05-01`,
    '"artist" must be the short name of one artist.',
  ),
  'an unknown tour': series('tour: rode', 'There is no tour "rode". Did you mean "road"?'),
  'an unknown show': event('show: galla, sale: instant', 'There is no show "galla". Did you mean "gala"?'),
  'an unknown series': event(
    'show: gala, sale: request, series: sprng',
    'There is no series "sprng". Did you mean "spring"?',
  ),
  'an unknown delivery method': series('domesticDelivery: pigeon', 'There is no delivery method "pigeon".'),
};
