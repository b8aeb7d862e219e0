import { expect, test } from 'vitest';
import { askedHarm } from './asked-harm.ts';
import type { EventDraft, ProgrammeDraft } from './draft.ts';

const event: EventDraft = {
  id: 3,
  show: 1,
  sale: 'request',
  series: 5,
  active: true,
  items: [{ levels: [{ id: 31 }, { id: 32 }] }],
};
const shop = (...events: EventDraft[]): ProgrammeDraft => ({ outlets: [{ id: 9 }, { id: 71, events }] });
const asked = [
  { eventId: 3, levelId: null, many: 2 },
  { eventId: 3, levelId: 31, many: 1 },
];
const harm = (after: ProgrammeDraft, before: ProgrammeDraft | null = shop(event)) =>
  askedHarm(before, after, asked, 'request').map(({ path, message }) => `${path.join('.')}: ${message}`);

test('what stays as it is, is hidden, or gets more levels harms nobody who asked', () => {
  expect(harm(shop(event))).toEqual([]);
  expect(harm(shop({ ...event, active: false }))).toEqual([]);
  expect(harm(shop({ ...event, items: [{ levels: [{ id: 31 }, { id: 32 }, { id: 33 }] }] }))).toEqual([]);
});

test('an event that is asked for stays, with its show, its sale and its series', () => {
  expect(harm(shop())).toEqual([
    'outlets.1.events: The event 3 is gone, but 2 requests wait for an answer. To hide it, write "active: false".',
  ]);
  expect(harm(shop({ ...event, show: 2, sale: 'instant', series: null }))).toEqual([
    'outlets.1.events.0.show: The show cannot change: 2 requests wait for an answer.',
    'outlets.1.events.0.sale: The kind of sale cannot change: 2 requests wait for an answer.',
    'outlets.1.events.0.series: The series cannot change: 2 requests wait for an answer.',
  ]);
});

test('a level that is asked for stays; another one may go', () => {
  expect(harm(shop({ ...event, items: [{ levels: [{ id: 32 }] }] }))).toEqual([
    'outlets.1.events.0.items: The price level 31 is gone, but 1 request waits for an answer.',
  ]);
  expect(harm(shop({ ...event, items: [{ levels: [{ id: 31 }] }] }))).toEqual([]);
});

test('what is not described, or was gone before, is nobody’s harm now', () => {
  expect(harm({ outlets: [{ id: 9 }] })).toEqual([]);
  expect(harm({})).toEqual([]);
  expect(harm(shop(), shop({ ...event, active: false }))).toEqual([]);
  expect(harm(shop(event), null)).toEqual([]);
});
