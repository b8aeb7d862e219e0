import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

test('[VALID-07] a password passes exactly when it is long enough and holds a letter and a digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'Z', '1', '9', '-', ' ', '😀') }), (password) => {
      const good = Array.from(password).length >= 7 && /[aZ]/.test(password) && /[19]/.test(password);
      expect(passwordProblem(password) === null).toBe(good);
    }),
  );
});

test('[VALID-07] a good password stays good when something is added', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(passwordProblem(`${before}abcdef1${after}`)).toBeNull();
    }),
  );
});
