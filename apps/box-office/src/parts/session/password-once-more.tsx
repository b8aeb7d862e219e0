// The password again, wherever it is asked for: one field, one way to send it, one place for what was wrong with it.
import { confirmStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import { PasswordField } from '@stagedoor/forms/password-field';
import type { Form } from '@stagedoor/forms/use-form';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { useSessionEngine } from './use-session.ts';

/** Which field a wrong one is told at. */
export const passwordRefusal = { STAFF_PASSWORD_WRONG: 'password' } as const;

export const passwordProblem = (password: string): string | false =>
  !password && signInMessages.passwordRequired;

/** From then on it is fresh for ten minutes. */
export function useGivePassword(): (password: string) => Promise<void> {
  const engine = useSessionEngine();
  return async (password) => engine.enter(await engine.client.send(confirmStaffPassword, { password }));
}

export const PasswordOnceMore = <V extends { password: string }>({ form }: { form: Form<V> }) => (
  <PasswordField
    form={form as unknown as Form<{ password: string }>}
    name="password"
    label="Your password, once more"
    autoComplete="current-password"
  />
);
