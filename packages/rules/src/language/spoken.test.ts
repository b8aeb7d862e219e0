import { afterEach, describe, expect, test } from 'vitest';
import { statusWords } from '../requests/status-texts.ts';
import { hearLanguageFrom, type Language } from './current-language.ts';
import { parametersOf } from './facts-of.ts';
import { locale } from './locale.ts';
import { readSentence } from './read-sentence.ts';
import { say } from './say.ts';
import { spoken } from './spoken.ts';

const french: Language = {
  code: 'fr',
  locale: 'fr-CA',
  said: {
    greetings: {
      hello: 'Bonjour',
      welcome: 'Bienvenue, {name}',
      left: '{count, plural, =0 {Plus aucun billet} one {# billet} other {# billets}}',
      steps: ['Un', 'Deux'],
      letter: {
        subject: 'Commande {number}',
        headline: '{isLate, select, true {En retard} other {À temps}}',
      },
      nested: { inner: 'Dedans {what}' },
    },
  },
};

const words = spoken('greetings', {
  hello: 'Hello',
  bye: 'Goodbye',
  welcome: (name: string) => `Welcome, ${name}`,
  left: (count: number) => `${count} left`,
  steps: ['One', 'Two'],
  letter: ({ number, isLate }: { number: string; isLate: boolean }) => ({
    subject: `Order ${number}`,
    headline: isLate ? 'Late' : 'In time',
  }),
  nested: { inner: (what: string) => `Inside ${what}`, outer: 'Outside' },
});

let forget = (): void => {};
const speak = (language: Language | undefined): void => {
  forget = hearLanguageFrom(() => language);
};
afterEach(() => forget());

describe('words that are there in several languages', () => {
  test('[LANG-07] are English where nobody named a language', () => {
    expect(words.hello).toBe('Hello');
    expect(words.welcome('Kim')).toBe('Welcome, Kim');
    expect(locale()).toBe('en-US');
  });

  test('[LANG-03] are said in the language that is spoken, with the facts under their English names', () => {
    speak(french);
    expect(words.hello).toBe('Bonjour');
    expect(words.welcome('Kim')).toBe('Bienvenue, Kim');
    expect([0, 1, 2, 2000].map(words.left)).toEqual([
      'Plus aucun billet',
      '1 billet',
      '2 billets',
      '2\u00A0000 billets',
    ]);
    expect(words.steps).toEqual(['Un', 'Deux']);
    expect(words.letter({ number: 'Z1', isLate: true })).toEqual({
      subject: 'Commande Z1',
      headline: 'En retard',
    });
    expect(words.nested.inner('x')).toBe('Dedans x');
    expect(locale()).toBe('fr-CA');
  });

  test('[LANG-03] a missing sentence is said in English, never as a key', () => {
    speak(french);
    expect([words.bye, words.nested.outer]).toEqual(['Goodbye', 'Outside']);
    speak({ ...french, said: {} });
    expect(words.hello).toBe('Hello');
  });

  test('are looked up when they are read, not when they are declared', () => {
    const { nested } = words;
    const read = (): string[] => [words.hello, nested.inner('x')];
    expect(read()).toEqual(['Hello', 'Inside x']);
    speak(french);
    expect(read()).toEqual(['Bonjour', 'Dedans x']);
  });
});

test('[LANG-03] the state of an order is told in the language that is spoken, unless the seller has own words', () => {
  const said = { 'order-status': { STATUS_ORDER_PAID: 'Payée' } };
  speak({ ...french, said });
  expect(statusWords({}, 'STATUS_ORDER_PAID')).toBe('Payée');
  expect(statusWords({ STATUS_ORDER_PAID: 'All set' }, 'STATUS_ORDER_PAID')).toBe('All set');
});

test('what a function of a sentence calls its arguments is read from it', () => {
  expect(parametersOf(words.letter)).toEqual({ names: ['number', 'isLate'], isOne: true });
  expect(parametersOf((one: string, _two: readonly string[]) => one)).toEqual({
    names: ['one', '_two'],
    isOne: false,
  });
  expect(parametersOf(() => 'x')).toEqual({ names: [], isOne: false });
});

describe('sentences of translators', () => {
  test.each([
    ['l’événement', {}, 'l’événement'],
    ["l'un {name} l''autre '{brace}'", { name: 'x' }, "l'un x l'autre {brace}"],
    ['{names, list}', { names: ['a', 'b', 'c'] }, 'a, b, and c'],
    ['{names, or}', { names: ['a', 'b'] }, 'a or b'],
    ['{names}', { names: ['a', 'b'] }, 'a, b'],
    ['{many, number}', { many: 1234 }, '1,234'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
    ['{n, plural, one {{who} has #} other {{who} have #}}', { n: 3, who: 'They' }, 'They have 3'],
    [
      '{level} {x, select, a {A {n, plural, one {#} other {#s}}} other {-}}',
      { level: 'L', x: 'a', n: 2 },
      'L A 2s',
    ],
    ['#{none}', { none: undefined }, '#'],
  ])('%s', (text, facts, told) => {
    expect(say(readSentence(text), facts)).toBe(told);
  });

  test.each([
    ['{', 'a name is missing'],
    ['}', 'a brace that closes nothing'],
    ['{a, plural, one {x}}', 'no case “other”'],
    ['{a, date}', '“date”, which is not known'],
    ['{a, plural, other {x}', 'a case is missing'],
  ])('%s is a mistake with its place', (text, problem) => {
    expect(() => readSentence(text)).toThrow(problem);
  });
});

test('[LANG-02] a fact that ends with a stop is not followed by another one', () => {
  const until = readSentence('Hasta las {time}. Después no.');
  expect(say(until, { time: '12:00 p.m.' })).toBe('Hasta las 12:00 p.m. Después no.');
  expect(say(until, { time: '12:00' })).toBe('Hasta las 12:00. Después no.');
});
