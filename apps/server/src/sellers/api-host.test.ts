import { expect, test } from 'vitest';
import { apiHostFor } from './api-host.ts';

test.each([
  ['tickets.example.com', 'api.example.com'],
  ['shop.tickets.example.com', 'api.tickets.example.com'],
  ['example.com', 'api.example.com'],
  ['fanclub.co.uk', 'api.fanclub.co.uk'],
  ['tickets.fanclub.co.uk', 'api.fanclub.co.uk'],
  ['lantern.localhost', 'api.lantern.localhost'],
  ['fanclub.github.io', 'api.fanclub.github.io'],
])('[CALL-02] the calls of %s go to %s', (page, api) => {
  expect(apiHostFor(page)).toBe(api);
});

test.each(['localhost', '127.0.0.1', '[::1]', '::1', 'intranet'])(
  '[CALL-02] %s answers its own calls',
  (page) => {
    expect(apiHostFor(page)).toBeUndefined();
  },
);

test('[CALL-02] a shop with one name answers its own calls, wherever it lives', () => {
  expect(apiHostFor('tickets.example.com', 'same')).toBeUndefined();
});

test('[CALL-02] a configured api host wins', () => {
  expect(apiHostFor('tickets.example.com', 'calls.example.org')).toBe('calls.example.org');
});
