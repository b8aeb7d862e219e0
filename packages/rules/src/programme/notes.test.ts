import { expect, test } from 'vitest';
import type { ProgrammeDraft } from './draft.ts';
import { judgeProgramme } from './judge-programme.ts';
import { noteMovedShows } from './moved-shows.ts';

const outlet = {
  id: 1,
  hosts: ['shop.example'],
  delivery: [{ id: 1, type: 'will-call', active: true }],
  series: [{ id: 4, visible: null, opens: null, closes: null }],
  events: [{ id: 9, show: 2, sale: 'request', series: 4, items: [] }],
} as const;

const notesOf = (draft: ProgrammeDraft) =>
  judgeProgramme(draft)
    .filter(({ note }) => note)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);

test('[OPS-11] a series that hides its events for ever is told', () => {
  expect(notesOf({ outlets: [outlet] })).toEqual([
    'outlets.0.series.0: The series has neither "visible" nor "opens": nobody sees its event.',
  ]);
  const seen = { ...outlet, series: [{ ...outlet.series[0], opens: new Date('2027-01-01') }] };
  expect(notesOf({ outlets: [seen] })).toEqual([]);
  expect(notesOf({ outlets: [{ ...outlet, events: [] }] })).toEqual([]);
});

test('[OPS-11] an outlet that sells and delivers in no way is told', () => {
  const series = [{ ...outlet.series[0], visible: new Date('2027-01-01') }];
  const without = { ...outlet, series, delivery: [{ ...outlet.delivery[0], active: false }] };
  expect(notesOf({ outlets: [without] })).toEqual([
    'outlets.0.delivery: No delivery method is active: nobody can check out, since no ticket could arrive.',
  ]);
  const external = { ...without, events: [{ ...outlet.events[0], sale: 'external' as const }] };
  expect(notesOf({ outlets: [external] })).toEqual([]);
});

test('[OPS-14] a show that moves while somebody has a ticket is told, with what to do', () => {
  const at = (date: string): ProgrammeDraft => ({ shows: [{ id: 2, date: new Date(date) }] });
  const before = at('2027-05-01T23:30:00Z');
  const moved = noteMovedShows(at('2027-05-08T23:30:00Z'), before, new Map([[2, 3]]));
  expect(moved).toHaveLength(1);
  expect(moved[0]).toMatchObject({ path: ['shows', 0, 'date'], note: true });
  expect(moved[0]!.message).toMatch(
    /^The show moves from Sat, May 1, 2027, 7:30 PM to Sat, May 8, 2027, 7:30 PM, and 3 of its tickets/,
  );
  expect(noteMovedShows(at('2027-05-08T23:30:00Z'), before, new Map())).toEqual([]);
  expect(noteMovedShows(before, before, new Map([[2, 3]]))).toEqual([]);
});
