import { expect, test } from 'vitest';
import { publicOnsale } from './public-onsale.ts';
import { newYork } from '../time/testing/new-york.ts';

const publicOnsaleUrl = 'https://tickets.example';

test('[EVENT-03] the link to the public sale, with its date and its own words when switched on', () => {
  expect(publicOnsale({ publicOnsaleUrl }, newYork)).toEqual({
    url: publicOnsaleUrl,
    text: 'Public on sale',
    date: null,
  });
  expect(
    publicOnsale(
      {
        publicOnsaleUrl,
        publicOnsaleDate: '2026-01-04T00:30:00Z',
        publicOnsaleText: 'Everybody else',
        publicOnsaleTextOn: true,
      },
      newYork,
    ),
  ).toEqual({ url: publicOnsaleUrl, text: 'Everybody else', date: 'Sat, Jan 3, 2026, 7:30 PM' });
  expect(publicOnsale({ publicOnsaleUrl, publicOnsaleText: 'Everybody else' }, newYork)?.text).toBe(
    'Public on sale',
  );
});

test('[EVENT-03] without an address there is no link', () => {
  expect(publicOnsale({}, newYork)).toBeNull();
  expect(publicOnsale({ publicOnsaleUrl: 'javascript:x' }, newYork)).toBeNull();
});
