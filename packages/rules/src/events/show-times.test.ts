import { expect, test } from 'vitest';
import { doorTime, showDateText } from './show-times.ts';
import { newYork } from '../time/testing/new-york.ts';

const six = '2026-01-03T23:00:00Z';
const seven = '2026-01-04T00:00:00Z';

test('[EVENT-34] the outlet’s door time counts where it is switched on', () => {
  expect(doorTime({ doorTime: six, outletDoorTime: seven, outletDoorTimeOn: true })).toBe(seven);
  expect(doorTime({ doorTime: six, outletDoorTime: seven, outletDoorTimeOn: false })).toBe(six);
  expect(doorTime({ doorTime: six })).toBe(six);
  expect(doorTime({ doorTime: six, outletDoorTimeOn: true })).toBeNull();
});

test('[EVENT-34] [PROD-11] a show whose time is not displayed shows its date only', () => {
  expect(showDateText({ showDate: seven }, newYork)).toBe('Sat, Jan 3, 2026, 7:00 PM');
  expect(showDateText({ showDate: seven, venue: { state: 'IL' } }, newYork)).toBe(
    'Sat, Jan 3, 2026, 7:00 PM ET',
  );
  expect(showDateText({ showDate: seven, venue: { state: 'IL' }, displayShowTime: false }, newYork)).toBe(
    'Sat, Jan 3, 2026',
  );
});
