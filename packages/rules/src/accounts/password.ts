/** The one rule for a new password: 7 characters, a letter and a digit. */
import { passwordMessages } from '../messages/password.ts';

export const PASSWORD_MIN_LENGTH = 7;

/** What is wrong with a password that is not empty, or null. */
export function passwordProblem(password: string): string | null {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) return passwordMessages.tooShort;
  if (!/\p{L}/u.test(password)) return passwordMessages.needsAlpha;
  return /\p{Nd}/u.test(password) ? null : passwordMessages.needsNumeric;
}

/** The same with the screen's own words for an empty one. */
export const newPasswordProblem = (
  password: string,
  whenEmpty: string = passwordMessages.required,
): string | null => (password ? passwordProblem(password) : whenEmpty);
