import { locale } from './locale.ts';
import type { Fact, Facts, Part, Sentence } from './sentence.ts';

/** What Intl makes is dear to make, and kept by language. */
function byLocale<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const known = made.get(locale()) ?? make(locale());
    made.set(locale(), known);
    return known;
  };
}

const numbers = byLocale((by) => new Intl.NumberFormat(by));
const lists = {
  list: byLocale((by) => new Intl.ListFormat(by, { type: 'conjunction' })),
  or: byLocale((by) => new Intl.ListFormat(by, { type: 'disjunction' })),
};
const rules = {
  plural: byLocale((by) => new Intl.PluralRules(by)),
  ordinal: byLocale((by) => new Intl.PluralRules(by, { type: 'ordinal' })),
};

/** Engines differ in the blanks they put between digits; one kind keeps server and browser alike. */
export const numberText = (value: number): string => numbers().format(value).replaceAll(/\s/gu, '\u00A0');

function shownAs(value: Fact, as: 'number' | 'list' | 'or' | undefined): string {
  if (as === 'number') return numberText(Number(value));
  const names = [value].flat().map((each) => (each === undefined || each === null ? '' : String(each)));
  return as ? lists[as]().format(names) : names.join(', ');
}

function sayPart(part: Exclude<Part, string>, facts: Facts, count: number): string {
  if ('count' in part) return numberText(count);
  const value = facts[part.name];
  if (!('choose' in part)) return shownAs(value, part.as);
  const { choose, cases } = part;
  const many = Number(value);
  const chosen =
    choose === 'select' ? cases[String(value)] : (cases[`=${many}`] ?? cases[rules[choose]().select(many)]);
  return say(chosen ?? cases['other'] ?? [], facts, choose === 'select' ? count : many);
}

/** A sentence with its facts put in, by the plurals, numbers and lists of the language that is spoken. */
export function say(sentence: Sentence, facts: Facts, count = 0): string {
  return sentence.reduce<string>((before, part) => {
    if (typeof part !== 'string') return before + sayPart(part, facts, count);
    // A fact may end with the stop of an abbreviation, `12:00 p.m.`: a sentence ends with one stop.
    return before + (before.endsWith('.') && part.startsWith('.') ? part.slice(1) : part);
  }, '');
}
