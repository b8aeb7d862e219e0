import { spoken } from '../language/spoken.ts';
/** What a new password must be, on every screen that sets one. */
export const passwordMessages = spoken('password', {
  required: 'Password required',
  tooShort: 'Password must contain at least 7 characters.',
  staffTooShort: 'Password must contain at least 12 characters.',
  needsAlpha: 'Password must contain at least 1 alpha character.',
  needsNumeric: 'Password must contain at least 1 numeric character.',
  tooCommon: 'Please choose a less common password',
  help: 'Minimum of 7 characters with at least 1 numeric and 1 alpha character',
  staffHelp:
    'Minimum of 12 characters with at least 1 numeric and 1 alpha character; a few words are easy to keep',
  confirmRequired: 'Confirm password required',
  mismatch: "Passwords don't match",
});
