import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import type { FieldErrors } from '@stagedoor/rules/forms/field-errors';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { emailProblem } from '@stagedoor/rules/accounts/sign-in-form';

export interface SignInValues {
  email: string;
  password: string;
  /** Asked for in the second step only. */
  code: string;
  remember: boolean;
}

export const validateSignIn =
  (secondStep: boolean) =>
  ({ email, password, code }: SignInValues): FieldErrors<keyof SignInValues> =>
    fieldErrors({
      email: emailProblem(email, signInMessages.emailRequired),
      password: !password && signInMessages.passwordRequired,
      code: secondStep && !code.trim() && staffMessages.codeNeeded,
    });
