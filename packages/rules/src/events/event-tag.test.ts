import { expect, test } from 'vitest';
import { eventTag } from './event-tag.ts';
import { newYork } from '../time/testing/new-york.ts';

const instant = { salesType: 1, availability: 'on-sale' } as const;
const request = { salesType: 2, availability: 'on-sale' } as const;

test('[LIST-10] an event that can simply be bought has no tag, one with few tickets left says how many', () => {
  expect(eventTag(instant, newYork)).toBeNull();
  expect(eventTag({ ...instant, fewLeft: 6 }, newYork)).toEqual({ tone: 'accent', text: '6 left' });
});

test('an event that cannot be bought says why', () => {
  expect(eventTag({ ...instant, availability: 'sold-out' }, newYork)).toEqual({
    tone: 'neutral',
    text: 'Sold out',
  });
  expect(eventTag({ ...instant, availability: 'before-sale' }, newYork)).toEqual({
    tone: 'attention',
    text: 'On sale soon',
  });
  expect(eventTag({ ...instant, availability: 'none' }, newYork)).toBeNull();
});

test('[AFTER-04] an event that does not take place says so, whatever else is true of it', () => {
  const canceled = { tone: 'critical', text: 'Canceled' };
  for (const event of [instant, { ...request, series: { open: true, closed: false } }])
    expect(eventTag({ ...event, fewLeft: 6, canceled: true }, newYork)).toEqual(canceled);
  expect(eventTag({ salesType: 3, availability: 'none', canceled: true }, newYork)).toEqual(canceled);
});

test('[SERIES-03] a request event says where its series stands', () => {
  const series = { open: false, closed: false, openDate: '2026-11-20T17:00:00Z' };
  const closed = { tone: 'neutral', text: 'Requests closed' };
  expect(eventTag({ ...request, series: { ...series, open: true } }, newYork)).toEqual({
    tone: 'good',
    text: 'Requests open',
  });
  expect(eventTag({ ...request, series }, newYork)).toEqual({
    tone: 'attention',
    text: 'Requests open Nov 20',
  });
  expect(eventTag({ ...request, series: { ...series, closed: true } }, newYork)).toEqual(closed);
  expect(eventTag({ ...request, series: { open: false, closed: false } }, newYork)).toEqual(closed);
});

test('[SERIES-03] only a request event that has a series speaks of requests', () => {
  expect(eventTag({ ...instant, series: { open: true, closed: false } }, newYork)).toBeNull();
  expect(eventTag({ ...request, series: null, availability: 'sold-out' }, newYork)?.text).toBe('Sold out');
});

test('an event sold elsewhere says nothing about tickets it does not know', () => {
  expect(eventTag({ salesType: 3, availability: 'sold-out' }, newYork)).toBeNull();
});
