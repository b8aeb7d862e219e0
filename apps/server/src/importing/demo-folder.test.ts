// The demo world as a folder: what every test, picture and benchmark relies on.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkHall } from '@stagedoor/rules/halls/check-hall';
import { writeOut } from '@stagedoor/rules/halls/write-out';
import { listedEvents } from '@stagedoor/rules/events/listed-events';
import { noteNeverDrawn } from '@stagedoor/rules/programme/never-drawn';
import { deliveryWords, policyWords } from '@stagedoor/rules/programme/vocabulary';
import { seriesWindow } from '@stagedoor/rules/events/series-window';
import { readFolder } from './read-folder.ts';

const now = new Date('2026-11-15T17:00:00Z');
const { programme, report } = readFolder(join(import.meta.dirname, '../../../../demo/lantern'), now);
const folder = programme!;
const club = folder.outlets.find(({ id }) => id === 1)!;

test('[OPS-50] the demo world is in order', () => {
  expect(report.mistakes).toEqual([]);
  expect(report.notices).toEqual([]);
});

test('[OPS-50] it has five outlets at their hosts', () => {
  const outlets = folder.outlets.map((outlet) => [outlet.id, outlet.type, outlet.hosts[0], outlet.name]);
  expect(outlets.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [1, 1, 'lantern.localhost', 'Lantern Club'],
    [2, 2, 'members.localhost', 'Tidewater Members'],
    [3, 3, 'guests.localhost', 'Lantern Guest List'],
    [4, 4, 'granite.localhost', 'Granite Hall'],
    [5, 1, 'backstage.localhost', 'Backstage'],
  ]);
});

test('[OPS-50] the club has its events, each sold as it should be', () => {
  const bySale = Map.groupBy(club.events, ({ sale }) => sale);
  const ids = (sale: 'instant' | 'request' | 'external') => bySale.get(sale)?.map(({ id }) => id);
  expect(ids('instant')).toEqual([101, 102, 103, 104, 105, 106]);
  expect(ids('request')).toEqual([201, 202, 203, 211, 212, 221, 222, 223, 231, 232, 241, 242, 243, 244]);
  expect(ids('external')).toEqual([301]);
});

test('[OPS-50] its series stand where they should', () => {
  const windows = club.series.map((series) => [
    series.id,
    seriesWindow({ visibleDate: series.visible, openDate: series.opens, closedDate: series.closes }, now),
  ]);
  expect(windows).toEqual([
    [11, 'open'],
    [12, 'visible'],
    ...[13, 14, 15, 16, 17, 18].map((id) => [id, 'closed']),
  ]);
});

test('[OPS-50] [PROG-06] whoever asks for tickets can be drawn', () => {
  expect(noteNeverDrawn(folder, now, true)).toEqual([]);
});

test('[OPS-50] only the tours of the past are over', () => {
  const events = club.events.map(({ id, show }) => ({
    id,
    showDate: folder.shows.find((each) => each.id === show)!.date,
  }));
  const listed = new Set(listedEvents(events, now).map(({ id }) => id));
  expect(events.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([241, 242, 243, 244]);
});

test('[OPS-50] every kind of content block and policy occurs', () => {
  const blocks = folder.outlets.flatMap(({ contents }) => contents);
  expect(new Set(blocks.map(({ type }) => type)).size).toBe(4);
  expect(new Set(blocks.map(({ behavior }) => behavior)).size).toBe(4);
  expect(new Set(blocks.map(({ zone }) => zone)).size).toBe(2);
  expect(new Set(blocks.flatMap(({ pages }) => pages)).size).toBe(4);
  expect([...new Set(club.policies.map(({ type }) => policyWords[type]))]).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 10,
  ]);
  expect(club.delivery.filter(({ active }) => active).map(({ type }) => deliveryWords[type])).toEqual([
    1, 2, 3, 4,
  ]);
});

test('[HALL-02] [HALL-04] its arena is twenty thousand seats by rule, and nothing is wrong with them', () => {
  const plan = folder.halls.find(({ name }) => name === 'Harbor Arena')!.versions[0]!;
  const seats = writeOut({ ...plan, seats: null });
  expect(seats).toHaveLength(20_000);
  expect(checkHall({ ...plan, seats: null }, seats)).toEqual([]);
});
