import { expect, test } from 'vitest';
import { eventTag } from './event-tag.ts';

const instant = { salesType: 1, availability: 'on-sale' } as const;
const request = { salesType: 2, availability: 'on-sale' } as const;

test('[LIST-10] an event that can simply be bought has no tag, one with few tickets left says how many', () => {
  expect(eventTag(instant)).toBeNull();
  expect(eventTag({ ...instant, fewLeft: 6 })).toEqual({ tone: 'accent', text: '6 left' });
});

test('an event that cannot be bought says why', () => {
  expect(eventTag({ ...instant, availability: 'sold-out' })).toEqual({ tone: 'neutral', text: 'Sold out' });
  expect(eventTag({ ...instant, availability: 'before-sale' })).toEqual({
    tone: 'attention',
    text: 'On sale soon',
  });
  expect(eventTag({ ...instant, availability: 'none' })).toBeNull();
});

test('[AFTER-04] an event that does not take place says so, whatever else is true of it', () => {
  const canceled = { tone: 'critical', text: 'Canceled' };
  for (const event of [instant, { ...request, series: { open: true, closed: false } }])
    expect(eventTag({ ...event, fewLeft: 6, canceled: true })).toEqual(canceled);
  expect(eventTag({ salesType: 3, availability: 'none', canceled: true })).toEqual(canceled);
});

test('[SERIES-03] a request event says where its series stands', () => {
  const series = { open: false, closed: false, openDate: '2026-11-20T17:00:00Z' };
  const closed = { tone: 'neutral', text: 'Requests closed' };
  expect(eventTag({ ...request, series: { ...series, open: true } })).toEqual({
    tone: 'good',
    text: 'Requests open',
  });
  expect(eventTag({ ...request, series })).toEqual({ tone: 'attention', text: 'Requests open Nov 20' });
  expect(eventTag({ ...request, series: { ...series, closed: true } })).toEqual(closed);
  expect(eventTag({ ...request, series: { open: false, closed: false } })).toEqual(closed);
});

test('[SERIES-03] only a request event that has a series speaks of requests', () => {
  expect(eventTag({ ...instant, series: { open: true, closed: false } })).toBeNull();
  expect(eventTag({ ...request, series: null, availability: 'sold-out' })?.text).toBe('Sold out');
});

test('an event sold elsewhere says nothing about tickets it does not know', () => {
  expect(eventTag({ salesType: 3, availability: 'sold-out' })).toBeNull();
});
