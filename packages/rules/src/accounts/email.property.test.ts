import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail, splitEmails } from './email.ts';

test('[CALL-29] ordinary addresses pass', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(isEmail(email)).toBe(true);
    }),
  );
});

test('[CALL-29] no address with a line break or blank inside passes, whatever surrounds it', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('\r', '\n', '\t', ' '), fc.string(), (a, blank, b) => {
      expect(isEmail(`x${a}${blank}${b}@example.com`)).toBe(false);
    }),
  );
});

test('[GUEST-06] splitting finds every address of a list', () => {
  fc.assert(
    fc.property(fc.array(fc.emailAddress()), (emails) => {
      expect(splitEmails(emails.join(' , '))).toEqual(emails);
    }),
  );
});
