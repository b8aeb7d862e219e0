import { expect, test } from 'vitest';
import { takeArrivalLink } from './arrival-link.ts';

test('[STAFF-02] an invitation is known by its page and the secret after the #', () => {
  expect(takeArrivalLink('http://office.test/invitation#a%2Fb')).toEqual({
    kind: 'invitation',
    token: 'a/b',
  });
  expect(takeArrivalLink('http://office.test/new-password#abc')).toEqual({
    kind: 'new-password',
    token: 'abc',
  });
  expect(takeArrivalLink('http://office.test/invitation')).toBeUndefined();
  expect(takeArrivalLink('http://office.test/orders#a')).toBeUndefined();
});
