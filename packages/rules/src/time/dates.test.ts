import { expect, test } from 'vitest';
import { formatCalendarDate } from './dates.ts';
import { newYork } from './testing/new-york.ts';
import { timesIn } from './times-in.ts';
import { isTimeZone, typingZone } from './venue-clock.ts';
import { timesShown } from './wall-clock.ts';
import { canadianProvinces, usStates } from '../addresses/states.ts';

const { formatDate, formatDateTime, formatTime, dateParts, monthHeading } = newYork;
const paris = timesIn('Europe/Paris');
const show = '2026-01-04T00:30:00.000Z';

test('[PROD-11] [CONST-13] dates and times show in New York with en-US patterns', () => {
  expect(formatDate(show)).toBe('Sat, Jan 3, 2026');
  expect(formatTime(show)).toBe('7:30 PM');
  expect(formatDateTime(new Date(show))).toBe('Sat, Jan 3, 2026, 7:30 PM');
  expect(formatTime('2026-07-04T16:00:00Z')).toBe('12:00 PM');
});

test('[PROD-11] a venue outside the Eastern zone gets ET after the time', () => {
  expect(formatTime(show, { state: 'NY' })).toBe('7:30 PM');
  expect(formatTime(show, { state: 'QC' })).toBe('7:30 PM');
  expect(formatTime(show, { state: 'IL' })).toBe('7:30 PM ET');
  expect(formatTime(show, { state: 'bc' })).toBe('7:30 PM ET');
  expect(formatTime(show, { state: ' ' })).toBe('7:30 PM');
  expect(formatTime(show, null)).toBe('7:30 PM');
});

test('[PROD-12] [INSTAL-07] an installment date is a UTC calendar day and never shifts', () => {
  expect(formatCalendarDate('2026-03-01T00:00:00Z')).toBe('Sun, Mar 1, 2026');
  expect(formatDate('2026-03-01T00:00:00Z')).toBe('Sat, Feb 28, 2026');
});

test('[NAV-13] the year is New York’s', () => {
  expect(newYork.monthOf('2026-01-01T04:59:59Z')).toBe(12);
  expect(newYork.yearOf('2026-01-01T04:59:59Z')).toBe(2025);
  expect(newYork.yearOf('2026-01-01T05:00:00Z')).toBe(2026);
});

test('[PROD-11] these states and provinces keep New York’s time, all others get ET', () => {
  const codes = [...usStates, ...canadianProvinces()].map(({ code }) => code);
  expect(codes.filter((state) => formatTime(show, { state }) === '7:30 PM').join(' ')).toBe(
    'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV NU ON QC',
  );
});

test('[PROD-11] the day of a moment is the one New York has', () => {
  expect(newYork.dayOf('2026-01-04T04:59:59Z')).toBe('2026-01-03');
  expect(newYork.dayOf('2026-01-04T05:00:00Z')).toBe('2026-01-04');
});

test('[PROD-11] where the venue’s own zone is known, what its clock shows stands beside New York’s time', () => {
  expect(formatTime(show, { state: 'IL', timeZone: 'America/Chicago' })).toBe('7:30 PM ET (6:30 PM local)');
  expect(formatTime(show, { state: 'IN', timeZone: 'America/Chicago' })).toBe('7:30 PM ET (6:30 PM local)');
  expect(formatTime(show, { state: 'MI', timeZone: 'America/Detroit' })).toBe('7:30 PM');
  expect(formatDateTime('2026-01-04T05:30:00Z', { state: 'CA', timeZone: 'America/Los_Angeles' })).toBe(
    'Sun, Jan 4, 2026, 12:30 AM ET (Sat 9:30 PM local)',
  );
  expect(formatTime(show, { state: 'IL', timeZone: 'Nowhere/Land' })).toBe('7:30 PM ET');
});

test('a zone is the name of a region, which knows of summer time', () => {
  for (const name of ['America/Chicago', 'Europe/Berlin']) expect(isTimeZone(name)).toBe(true);
  for (const name of ['EST', '+05:00', 'Nowhere/Land', '']) expect(isTimeZone(name)).toBe(false);
});

test('[PROG-02] times are typed by the venue’s clock, and by the seller’s where the venue has none that there is', () => {
  expect(typingZone('Europe/Berlin', 'America/Chicago')).toBe('Europe/Berlin');
  for (const none of ['Mars/Olympus', '', null, undefined])
    expect(typingZone(none, 'America/Chicago')).toBe('America/Chicago');
});

test('[PROD-11] one night in spring New York has no half past two', () => {
  expect(timesShown('2027-03-14', '02:30', newYork.zone)).toBe(0);
  expect(timesShown('2027-03-14', '03:00', newYork.zone)).toBe(1);
  expect(timesShown('2027-11-07', '01:30', newYork.zone)).toBe(2);
  expect(newYork.momentAt('2027-11-07', '01:30')).toEqual(new Date('2027-11-07T05:30:00Z'));
  expect(newYork.momentAt('2027-03-14', '02:30')).toEqual(new Date('2027-03-14T07:30:00Z'));
  expect(formatTime(newYork.momentAt('2027-03-14', '02:30'))).toBe('3:30 AM');
});

test('[PROD-11] a year begins and ends with New York’s', () => {
  expect(newYork.yearSpan(2026)).toEqual({
    from: new Date('2026-01-01T05:00:00Z'),
    before: new Date('2027-01-01T05:00:00Z'),
  });
});

test('[PROD-11] the parts and the month are New York’s', () => {
  const at = '2026-02-01T02:00:00Z';
  expect(dateParts(at)).toEqual({ weekday: 'Sat', month: 'Jan', day: '31', year: '2026' });
  expect(monthHeading(at)).toBe('January 2026');
});

test('[PROG-09] a seller in Paris tells Paris’ time, with nothing beside it for a hall that has the same', () => {
  const hall = { state: 'Rhône', timeZone: 'Europe/Paris' };
  expect(paris.formatDateTime('2026-12-12T19:30:00Z', hall)).toBe('Sat, Dec 12, 2026, 8:30 PM');
  expect(paris.formatTime('2026-12-12T19:30:00Z', { state: 'IL' })).toBe('8:30 PM');
  expect(paris.formatNamed('2026-12-12T19:30:00Z')).toBe('Sat, Dec 12, 2026, 8:30 PM Paris time');
  expect(newYork.formatNamed('2026-12-12T19:30:00Z')).toBe('Sat, Dec 12, 2026, 2:30 PM ET');
});

test('[PROG-09] a hall elsewhere has its own clock beside the seller’s, whose city is named', () => {
  const lisbon = { state: 'Lisboa', timeZone: 'Europe/Lisbon' };
  expect(paris.formatTime('2026-12-12T23:30:00Z', lisbon)).toBe('12:30 AM Paris time (Sat 11:30 PM local)');
});

test('[PROG-09] days, hours and years are the seller’s', () => {
  const at = '2026-12-31T23:30:00Z';
  expect([paris.dayOf(at), newYork.dayOf(at)]).toEqual(['2027-01-01', '2026-12-31']);
  expect([paris.yearOf(at), paris.hourOf(at), newYork.hourOf(at)]).toEqual([2027, 0, 18]);
  expect(paris.yearSpan(2027).from).toEqual(new Date('2026-12-31T23:00:00Z'));
  expect(paris.momentAt('2026-07-14', '20:30')).toEqual(new Date('2026-07-14T18:30:00Z'));
  expect(paris.momentText(new Date(at), new Date('2027-01-01T12:00:00Z'))).toBe('today at 12:30 AM');
});

test('[PROG-09] the nights on which clocks are changed are the zone’s own', () => {
  expect(timesShown('2027-03-28', '02:30', paris.zone)).toBe(0);
  expect(timesShown('2027-10-31', '02:30', paris.zone)).toBe(2);
  expect(timesShown('2027-03-14', '02:30', paris.zone)).toBe(1);
});
