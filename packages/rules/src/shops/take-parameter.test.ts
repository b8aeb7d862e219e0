import { expect, test } from 'vitest';
import { INVITATION_PARAMETER } from '../guests/invitation.ts';
import { takeParameter } from './take-parameter.ts';

test('[GUEST-02] the invitation is taken out of any address, and nothing else is', () => {
  expect(takeParameter('http://g.test/event/1?a=1&invitation=abc&b=2#x', INVITATION_PARAMETER)).toEqual({
    value: 'abc',
    rest: '/event/1?a=1&b=2#x',
  });
  expect(takeParameter('http://g.test/?invitation=', INVITATION_PARAMETER)).toEqual({
    value: undefined,
    rest: '/',
  });
});
