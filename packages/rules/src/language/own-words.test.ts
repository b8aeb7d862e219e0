import { afterEach, expect, test } from 'vitest';
import { hearLanguageFrom } from './current-language.ts';
import { ownWords, ownWordsIn, withOwnWords, type OwnText } from './own-words.ts';

const texts: OwnText[] = [
  { text: 'Standing', fr: 'Debout', es: 'De pie', de: null },
  { text: 'Balcony', fr: 'Balcon' },
  { text: 'toString', fr: 'Texte' },
];

let forget = (): void => {};
afterEach(() => forget());
const speak = (code: string): void => {
  const language = { code, locale: code, said: {}, wrote: ownWordsIn(texts, code) };
  forget = hearLanguageFrom(() => language);
};

test('[LANG-05] what an outlet wrote is said in the language of whoever reads it, else as it was written', () => {
  expect(ownWords('Standing')).toBe('Standing');
  speak('fr');
  expect(['Standing', 'Balcony', 'Floor', 'toString'].map((text) => ownWords(text))).toEqual([
    'Debout',
    'Balcon',
    'Floor',
    'Texte',
  ]);
  speak('es');
  expect(['Standing', 'Balcony', 'toString'].map((text) => ownWords(text))).toEqual([
    'De pie',
    'Balcony',
    'toString',
  ]);
  expect([ownWords(null), ownWords(undefined)]).toEqual([null, undefined]);
  speak('de');
  expect(ownWords('Standing')).toBe('Standing');
  expect(ownWordsIn(texts, 'xx')).toEqual({});
  expect(ownWordsIn(null, 'fr')).toEqual({});
});

test('[LANG-05] a text is said anew in one language, in its place; what says nothing any more goes', () => {
  const said = withOwnWords(texts, { text: 'Balcony', language: 'es', words: 'Balcón' });
  expect(said[1]).toEqual({ text: 'Balcony', fr: 'Balcon', es: 'Balcón' });
  expect(said).toHaveLength(3);
  expect(withOwnWords(texts, { text: 'Floor', language: 'de', words: 'Parkett' })[3]).toEqual({
    text: 'Floor',
    de: 'Parkett',
  });
  expect(
    withOwnWords(texts, { text: 'Balcony', language: 'fr', words: null }).map(({ text }) => text),
  ).toEqual(['Standing', 'toString']);
});
