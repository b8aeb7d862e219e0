import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isPhone, phoneDigits } from './phone.ts';

test('[ADDR-09] formatting keeps the digits, and formatting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[-+() .\dx]{0,20}$/), (text) => {
      expect(phoneDigits(formatPhone(text))).toBe(phoneDigits(text));
      expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
      expect(isPhone(text)).toBe(/^\(\d{3}\) \d{3}-\d{4}$/.test(formatPhone(text)));
    }),
  );
});

test('[ADDR-09] deleting the last character always gets somewhere', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{0,9}$/), (digits) => {
      const shorter = formatPhone(formatPhone(digits).slice(0, -1));
      expect(shorter.length).toBeLessThan(formatPhone(digits).length);
    }),
  );
});
