import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateChangePassword } from '../accounts/change-password-form.ts';
import { validateCreateAccount } from '../accounts/create-account-form.ts';
import { isValid } from './field-errors.ts';
import { passwordProblem } from '../accounts/password.ts';
import { validateResetPassword } from '../accounts/reset-password-form.ts';

const password = fc.oneof(fc.string(), fc.constantFrom('Lantern2026', 'abc1', '1234567', 'abcdefg'));

test('[VALID-07] no form lets a password through that the rule refuses, or two that differ', () => {
  fc.assert(
    fc.property(password, password, (chosen, confirmed) => {
      const good = passwordProblem(chosen) === null && chosen === confirmed;
      const person = { email: 'fan@example.com', firstName: 'Robin', lastName: 'Vale' };
      const forms = [
        validateCreateAccount(
          {
            ...person,
            emailConfirmation: person.email,
            password: chosen,
            passwordConfirmation: confirmed,
            termsAccepted: true,
          },
          true,
        ),
        validateResetPassword({
          token: 't',
          email: person.email,
          password: chosen,
          passwordConfirmation: confirmed,
        }),
        validateChangePassword({
          currentPassword: 'x',
          newPassword: chosen,
          passwordConfirmation: confirmed,
        }),
      ];
      expect(forms.map(isValid)).toEqual([good, good, good]);
    }),
  );
});
