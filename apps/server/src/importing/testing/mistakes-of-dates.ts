import { event, level, series, show } from './plant.ts';
import type { Plant } from './plant.ts';

const good = 'artist: band, venue: hall, date: 2027-05-01 19:30';
const dated = 'artist: band, venue: hall, date:';
const priced = 'price: 10, limit: 4';

export const mistakesOfDates: Record<string, Plant> = {
  'a date in words': show(
    `${dated} next Friday`,
    '"date" must be a date such as "2027-05-01 19:30" or "in 30 days at 19:30".',
  ),
  'a day the calendar lacks': show(
    `${dated} 2027-02-30`,
    '"date": there is no such date or time as 2027-02-30.',
  ),
  'an hour the clock lacks': show(
    `${dated} 2027-05-01 25:00`,
    '"date": there is no such date or time as 2027-05-01 25:00.',
  ),
  'the hour that is skipped in spring': show(
    `${dated} 2027-03-14 02:30`,
    '"date": there is no such date or time as 2027-03-14 02:30.',
  ),
  'doors after the show': show(`${good}, doors: 2027-05-01 20:00`, 'The doors open after the show begins.'),
  "an outlet's doors after the show": event(
    'show: gala, sale: instant, doors: 2027-05-01 20:00',
    'The doors open after the show begins.',
  ),
  'a series that closes before it opens': series(
    'opens: 2027-03-01, closes: 2027-02-01',
    'The series closes before it opens.',
  ),
  'a series that opens before it is visible': series(
    'visible: 2027-03-01, opens: 2027-02-01',
    'The series opens before it is visible.',
  ),
  'a sale that ends before it begins': level(
    `${priced}, capacity: 1, from: 2027-03-01, until: 2027-02-01`,
    'The sale ends before it begins.',
  ),
};
