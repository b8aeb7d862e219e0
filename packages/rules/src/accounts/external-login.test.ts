import { expect, test } from 'vitest';
import { externalLoginAddress, takeLoginToken } from './external-login.ts';

const origin = 'https://members.example.com';

test('[LOGIN-01] the way out carries the page to come back to', () => {
  expect(
    externalLoginAddress(
      'https://club.example.org/in?lang=en',
      { returnPath: '/event/201?a=b#c', state: 's1' },
      origin,
    ),
  ).toBe(
    'https://club.example.org/in?lang=en&returnUrl=https%3A%2F%2Fmembers.example.com%2Fevent%2F201%3Fa%3Db%23c&state=s1',
  );
  expect(externalLoginAddress('/demo/membership', { returnPath: '/', state: undefined }, origin)).toBe(
    'https://members.example.com/demo/membership?returnUrl=https%3A%2F%2Fmembers.example.com%2F',
  );
});

test('[LOGIN-01] an address that could run as a script is no way out', () => {
  for (const loginUrl of [
    undefined,
    null,
    '',
    'http://[',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.co',
  ]) {
    expect(externalLoginAddress(loginUrl, { returnPath: '/', state: 's1' }, origin)).toBeNull();
  }
});

test('[SESSION-10] the login token is taken out of the address, and nothing else', () => {
  expect(takeLoginToken(`${origin}/event/201?a=b&LT=abc&c=d#e`)).toEqual({
    token: 'abc',
    rest: '/event/201?a=b&c=d#e',
  });
  expect(takeLoginToken(`${origin}/?LT=`)).toEqual({ token: undefined, rest: '/' });
  expect(takeLoginToken(`${origin}/?lt=abc`)).toEqual({ token: undefined, rest: '/?lt=abc' });
});
