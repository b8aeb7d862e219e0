// LANG-06: letters in the language of whoever they go to. Their English stands where a letter is written, and is itself
// what a translation is found by: `We have received your payment of {0} for order {1}.`
import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { readSentence } from '@stagedoor/rules/language/read-sentence';

const MODULE = 'letters';

interface Worded<T> {
  strings: readonly string[];
  values: readonly T[];
}

function translated(english: string): string | undefined {
  const words = recordOf(currentLanguage()?.said[MODULE]);
  const found = Object.hasOwn(words, english) ? words[english] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** `Order {0} of {1}` */
const keyOf = (strings: readonly string[]): string =>
  strings.map((text, index) => (index === 0 ? text : `{${index - 1}}${text}`)).join('');

/** The same with its sentence in the language that is spoken, in that language's order. */
export function inOtherWords<T>(strings: readonly string[], values: readonly T[]): Worded<T> {
  const other = translated(keyOf(strings));
  if (other === undefined) return { strings, values };
  const texts = [''];
  const inserted: T[] = [];
  for (const part of readSentence(other)) {
    const last = texts.length - 1;
    if (typeof part === 'string') texts[last] += part;
    else if ('name' in part) {
      inserted.push(...values.slice(Number(part.name), Number(part.name) + 1));
      texts.push('');
    }
  }
  return { strings: texts, values: inserted };
}

/** What a button or a fact is called. */
export const inOneWord = (english: string): string => translated(english) ?? english;

/** A subject, a headline or a line of a letter. */
export function said(template: TemplateStringsArray, ...given: readonly (string | number)[]): string {
  const { strings, values } = inOtherWords(template, given);
  return String.raw({ raw: strings }, ...values);
}
