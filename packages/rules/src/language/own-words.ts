// LANG-05: what an outlet wrote itself, in each of its languages. A text is found by itself, as it was written first:
// wherever it stands, and when it changes, what was said for the former one is not said any more.
import { currentLanguage } from './current-language.ts';
import { keysOf } from '../values/keys-of.ts';
import { shopLanguages, type ShopLanguage } from './shop-languages.ts';

/** A text of the outlet's, and how it says it in other languages. */
export type OwnText = { text: string } & Readonly<Partial<Record<ShopLanguage, string | null>>>;

/** All of them in one language, by what they are in the outlet's first. */
export function ownWordsIn(
  texts: readonly OwnText[] | null | undefined,
  code: string,
): Readonly<Record<string, string>> {
  const language = keysOf(shopLanguages).find((each) => each === code);
  if (!language) return {};
  return Object.fromEntries(
    (texts ?? []).flatMap((own) => {
      const said = own[language];
      return said ? [[own.text, said]] : [];
    }),
  );
}

/** A text of the outlet's as whoever is spoken to reads it; as it was written, where nobody said it otherwise. */
export function ownWords(text: string): string;
export function ownWords(text: string | null): string | null;
export function ownWords(text: string | undefined): string | undefined;
export function ownWords(text: string | null | undefined): string | null | undefined {
  const words = currentLanguage()?.wrote;
  if (!words || text === undefined || text === null) return text;
  return Object.hasOwn(words, text) ? words[text] : text;
}

/** The same list with one text said in one language; `null` takes it away, and what says nothing goes. */
export function withOwnWords(
  texts: readonly OwnText[],
  { text, language, words }: { text: string; language: ShopLanguage; words: string | null },
): OwnText[] {
  const before = texts.find((own) => own.text === text) ?? { text };
  const own: OwnText = { ...before, [language]: words };
  const others = texts.filter((each) => each.text !== text);
  const says = keysOf(shopLanguages).some((code) => own[code]);
  if (!says) return others;
  return texts.some((each) => each.text === text)
    ? texts.map((each) => (each.text === text ? own : each))
    : [...others, own];
}
