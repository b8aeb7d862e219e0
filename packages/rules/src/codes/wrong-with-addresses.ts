import { isEmail } from '../accounts/email.ts';
import { codeOfficeMessages as words } from '../messages/code-office.ts';

/** Letters at once. */
const CODE_LETTERS_AT_ONCE = 100;

/** Whom codes are sent to: what is wrong with these addresses, the first of them that is none named. */
export function wrongWithAddresses(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return words.addressNeeded;
  if (addresses.length > CODE_LETTERS_AT_ONCE) return words.tooManyLetters(CODE_LETTERS_AT_ONCE);
  const wrong = addresses.find((address) => !isEmail(address));
  return wrong === undefined ? undefined : words.addressWrong(wrong);
}
