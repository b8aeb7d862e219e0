import { expect, test } from 'vitest';
import { eventButton, eventNotice, eventPageTitle, itemNotice } from './event-page.ts';
import { newYork } from '../time/testing/new-york.ts';

test('[EVENT-08] the page title is Request or Buy, the venue and the date', () => {
  const show = '2026-01-04T00:30:00Z';
  expect(eventPageTitle(2, 'Granite Hall', show, newYork)).toBe('Request - Granite Hall Sat, Jan 3, 2026');
  expect(eventPageTitle(1, 'Granite Hall', show, newYork)).toBe('Buy - Granite Hall Sat, Jan 3, 2026');
});

const visitor = { signedIn: false, hasRequest: false };

test('[EVENT-09] [EVENT-12] [ROLE-01] instant shows Buy Now to everybody', () => {
  expect(eventButton({ ...visitor, salesType: 1 })).toEqual({ action: 'buy', label: 'Buy Now' });
});

test('[EVENT-10] [EVENT-11] [EVENT-12] [ROLE-06] a fan request: Continue, Go to my requests, Login to proceed', () => {
  const open = { salesType: 2, seriesOpen: true };
  expect(eventButton({ ...open, ...visitor })).toEqual({ action: 'login', label: 'Login to proceed' });
  expect(eventButton({ ...open, signedIn: true, hasRequest: true })).toEqual({
    action: 'showRequests',
    label: 'Go to my requests',
  });
  expect(eventButton({ ...open, signedIn: true, hasRequest: false })).toEqual({
    action: 'request',
    label: 'Continue',
  });
});

test('[EVENT-16] [SERIES-04] a series that is not open hides the button; an external sale has none', () => {
  expect(eventButton({ salesType: 2, seriesOpen: false, signedIn: true, hasRequest: true })).toBeNull();
  expect(eventButton({ ...visitor, salesType: 3 })).toBeNull();
});

test('[EVENT-30] [EVENT-31] an item says when it has no level, or none on sale', () => {
  expect(itemNotice({ priceLevels: [] })).toBe('There are currently no price levels for sale');
  expect(itemNotice({ priceLevels: [{ saleStatus: 'BEFORE_SALE' }] })).toBe('Currently unavailable');
  expect(itemNotice({ priceLevels: [{ saleStatus: 'OFF_SALE' }, { saleStatus: 'ON_SALE' }] })).toBeNull();
});

test('[EVENT-31] [ERR-87] [ERR-88] an event says when it has no items, no data, no information', () => {
  const event = { salesType: 1, name: 'Show', items: [] };
  expect(eventNotice(null)).toBe('No event data');
  expect(eventNotice({ salesType: 1, items: [] })).toBe('No event information available');
  for (const known of [{ name: 'A' }, { showDate: '2026-01-04T00:30:00Z' }, { venueName: 'Orpheum' }])
    expect(eventNotice({ salesType: 1, items: [], ...known })).toBe('There are currently no items for sale');
  expect(eventNotice(event)).toBe('There are currently no items for sale');
  expect(eventNotice({ ...event, salesType: 2 })).toBe('No items available');
  expect(eventNotice({ ...event, items: [{ suppressed: true, priceLevels: [] }] })).toBe(
    'There are currently no items for sale',
  );
  expect(eventNotice({ ...event, items: [{ priceLevels: [] }] })).toBeNull();
});
