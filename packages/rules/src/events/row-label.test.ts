import { expect, test } from 'vitest';
import { rowLabel } from './row-label.ts';

test('[PROD-04] [LIST-10] the label by sales type', () => {
  expect(rowLabel({ salesType: 1, onSale: true })).toBe('Buy Now');
  expect(rowLabel({ salesType: 2, onSale: true, seriesOpen: true })).toBe('Request');
  expect(rowLabel({ salesType: 3, onSale: false, externalSalesUrl: 'https://tickets.example' })).toBe(
    'Get Tickets',
  );
});

test('[LIST-10] Details when nothing can be bought or requested now', () => {
  expect(rowLabel({ salesType: 1, onSale: false })).toBe('Details');
  expect(rowLabel({ salesType: 2, onSale: true, seriesOpen: false })).toBe('Details');
  expect(rowLabel({ salesType: 2, onSale: false, seriesOpen: true })).toBe('Details');
  expect(rowLabel({ salesType: 3, onSale: true })).toBe('Details');
});

test('[SERIES-04] an event without a series has no window', () => {
  expect(rowLabel({ salesType: 2, onSale: true, seriesOpen: null })).toBe('Request');
});
