// Two languages that nobody speaks, made of any other by a rule: one with accents that takes 40 % more room, and one that
// is written from right to left. They are never offered; pages that have room for them have room for most.

export interface TestLanguage {
  name: string;
  dir: 'ltr' | 'rtl';
  /** What stands there for a text of the page. */
  say: (text: string) => string;
}

/** Of its letters: blanks and facts do not grow, and the whole is to be 40 % longer. */
const LONGER = 1.5;
const accents = new Map(
  Object.entries({
    a: 'á',
    c: 'ç',
    e: 'ë',
    i: 'ï',
    n: 'ñ',
    o: 'ö',
    u: 'ü',
    y: 'ý',
    A: 'Å',
    E: 'É',
    O: 'Ø',
    U: 'Ü',
  }),
);
/** Sums, dates, numbers, addresses of the network: no language makes them longer. */
const FACT = /[\d@/]|^\P{L}*$/u;

/** The last vowel is drawn out, so that a long word is one that cannot be broken. */
function drawnOut(word: string): string {
  const accented = [...word].map((sign) => accents.get(sign) ?? sign).join('');
  const more = Math.ceil(word.length * LONGER) - word.length;
  return accented.replace(/\p{L}(?=\P{L}*$)/u, (last) => 'ë'.repeat(more) + last);
}

const longer = (text: string): string =>
  text.replaceAll(/\S+/g, (word) => (FACT.test(word) ? word : drawnOut(word)));

const FROM_THE_RIGHT = '\u202E';
const AS_BEFORE = '\u202C';

/** Letters run the other way; facts keep theirs. */
const mirrored = (text: string): string =>
  text.replaceAll(/\S+/g, (word) => (FACT.test(word) ? word : `${FROM_THE_RIGHT}${word}${AS_BEFORE}`));

export const testLanguages: readonly TestLanguage[] = [
  { name: 'long', dir: 'ltr', say: longer },
  { name: 'from-the-right', dir: 'rtl', say: mirrored },
];
