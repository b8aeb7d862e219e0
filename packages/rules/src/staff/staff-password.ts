// STAFF-03: whoever opens the box office opens every customer's account: twelve characters, and nothing that is tried first.
import { commonPasswordProblem } from '../accounts/common-passwords.ts';
import { passwordMessages } from '../messages/password.ts';
import { newPasswordProblem } from '../accounts/password.ts';

const STAFF_PASSWORD_LENGTH = 12;
/** Fewer different characters than this are one key held down, or two in turn. */
const LEAST_DIFFERENT = 5;

/** What long passwords are made of that everybody tries: each alone, twice, in pairs, and with a year or a mark behind. */
const WORDS =
  `password passwort passw pass word qwertyuiop qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn
  qazwsx qwe asd zxc abcdefghijkl abcdef abcd abc letmein welcome iloveyou loveyou love sunshine princess football
  baseball basketball superman batman spiderman monkey dragon shadow michael jordan charlie jessica jennifer ashley
  trustno master administrator admin root user login guest test testing tester demo default changeme change me secret
  private access system server computer internet hello whatever starwars pokemon freedom mustang summer winter spring
  autumn january february march april may june july august september october november december monday friday ticket
  tickets ticketing theater theatre concert event events stagedoor stage door company business
  manager owner finance viewer desk staff newyork america correct horse battery staple mypassword my your the is this
  a i please god jesus lovely angel family forever`.split(/\s+/);
const known = new Set(WORDS);
const LONGEST = Math.max(...WORDS.map(({ length }) => length));

/** Rows of keys, forth and back. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
const runs = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]).map((row) => row + row);

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};
const unmasked = (text: string): string =>
  text
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll('!', 'i')
    .replaceAll(/[013457]/g, (digit) => disguises[digit]!);

/** Whether known words, one after the other, are all there is. */
function isMadeOfWords(text: string): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!ends.has(at)) continue;
    for (let length = 1; length <= LONGEST && at + length <= text.length; length += 1)
      if (known.has(text.slice(at, at + length))) ends.add(at + length);
  }
  return ends.has(text.length);
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/** One of those that are tried first: from the list of words, a row of keys, or hardly anything at all. */
function isCommonStaffPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (new Set(text).size < LEAST_DIFFERENT) return true;
  const bare = text.replaceAll(/[^\p{L}\p{Nd}]/gu, '');
  if (runs.some((row) => row.includes(bare) || row.includes(lettersOf(text)))) return true;
  // With years and marks taken away, and with those that stand for letters read as letters.
  return [lettersOf(text), lettersOf(unmasked(text.replace(/[\d\W_]+$/, '')))].some(isMadeOfWords);
}

export function staffPasswordProblem(password: string, commonPasswords?: readonly string[]): string | null {
  const problem = newPasswordProblem(password);
  if (problem) return problem === passwordMessages.tooShort ? passwordMessages.staffTooShort : problem;
  if (Array.from(password).length < STAFF_PASSWORD_LENGTH) return passwordMessages.staffTooShort;
  // An empty list is the setting of whoever wants none to be refused.
  if (commonPasswords?.length !== 0 && isCommonStaffPassword(password)) return passwordMessages.tooCommon;
  return commonPasswordProblem(password, commonPasswords);
}
