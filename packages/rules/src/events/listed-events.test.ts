import { expect, test } from 'vitest';
import { isListed, listedEvents } from './listed-events.ts';

const now = new Date('2026-03-01T12:00:00Z');
const soon = { id: 'soon', showDate: '2026-03-02T00:00:00Z' };
const later = { id: 'later', showDate: '2026-05-02T00:00:00Z' };
const past = { id: 'past', showDate: '2026-03-01T12:00:00Z' };
const ids = (events: { id: string }[]) => events.map((event) => event.id);

test('[LIST-03] [LIST-16] active events ahead are listed, the next show first', () => {
  expect(ids(listedEvents([later, past, soon, { ...soon, id: 'off', active: false }], now))).toEqual([
    'soon',
    'later',
  ]);
});

test('[LIST-16] past ones are listed when asked for', () => {
  expect(isListed(past, now)).toBe(false);
  expect(ids(listedEvents([soon, past], now, true))).toEqual(['past', 'soon']);
});

test('[SERIES-05] [LIST-16] events of a series wait for its visible date', () => {
  const hidden = { ...soon, id: 'hidden', series: { visibleDate: '2026-03-01T13:00:00Z' } };
  const visible = { ...soon, id: 'visible', series: { visibleDate: '2026-03-01T12:00:00Z' } };
  const closed = {
    ...visible,
    id: 'closed',
    series: { ...visible.series, closedDate: '2026-03-01T12:00:00Z' },
  };
  expect(ids(listedEvents([hidden, visible, closed], now))).toEqual(['visible', 'closed']);
});
