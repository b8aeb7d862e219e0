import { expect, test } from 'vitest';
import { hostNameProblem } from '../shops/host-name.ts';
import { suggestedHost } from './suggested-host.ts';

test.each([
  ['Lantern Club', 'lantern-club.localhost'],
  ['Müller Hall', 'muller-hall.localhost'],
  ['  Café Zoë & Friends! ', 'cafe-zoe-friends.localhost'],
  [
    'The Very Long Name of a Hall That Nobody Would Ever Type',
    'the-very-long-name-of-a-hall-that-nobody.localhost',
  ],
])('[SETUP-02] %s could be found at %s', (name, host) => {
  expect(suggestedHost(name, 'localhost')).toBe(host);
  expect(hostNameProblem(host)).toBeUndefined();
});

test.each(['', '   ', '!?', '東京'])('[SETUP-02] nothing is suggested for %j', (name) => {
  expect(suggestedHost(name, 'localhost')).toBe('');
});
