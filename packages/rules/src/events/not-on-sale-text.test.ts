import { expect, test } from 'vitest';
import { notOnSaleText } from './not-on-sale-text.ts';
import { newYork } from '../time/testing/new-york.ts';

test('[EVENT-20] a level that comes says when, in New York’s time, where that is known', () => {
  expect(notOnSaleText({ onSaleFrom: '2026-11-25T15:00:00Z' }, newYork)).toBe(
    'On sale Wed, Nov 25, 2026, 10:00 AM',
  );
  expect(notOnSaleText({}, newYork)).toBe('Not on sale yet');
});
