import { Visitor } from 'oxc-parser';
import { isTest, lineAt, type Source } from '../sources.ts';
import type { Rule } from './project.ts';

const messagesFolder = 'packages/rules/src/messages/';
/** The gallery of the design system shows pieces with words that only stand for others. */
const isProduct = /^(packages|apps)\/(?!.*\/gallery\/)/;
/** One word is too little to tell a message from a name. */
const isSentence = /^\S{2,}.* \S{2,}/;

interface Phrase {
  path: string;
  line: number;
  phrase: string;
}

/** A message to people is written in one place, so that it changes in one place. */
export const repeated: Rule = ({ sources }) => {
  const phrases = sources
    .filter(({ path }) => isProduct.test(path) && !isTest(path))
    .sort((a, b) => Number(isMessages(b.path)) - Number(isMessages(a.path)))
    .flatMap(phrasesOf);
  const home = new Map<string, string>();
  return phrases.flatMap(({ path, line, phrase }) => {
    const first = home.get(phrase);
    if (!first && isMessages(path)) home.set(phrase, path);
    return first ? [{ path, line, reason: `'${phrase}' is written in ${first} already` }] : [];
  });
};

function isMessages(path: string): boolean {
  return path.startsWith(messagesFolder);
}

function phrasesOf({ path, text, parsed }: Source): Phrase[] {
  const found: Phrase[] = [];
  const add = (value: string, start: number) => {
    const phrase = value.replaceAll(/\s+/g, ' ').trim();
    if (isSentence.test(phrase)) found.push({ path, line: lineAt(text, start), phrase });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start);
    },
    TemplateLiteral: ({ quasis, expressions, start }) => {
      if (expressions.length === 0) add(quasis[0]?.value.cooked ?? '', start);
    },
    JSXText: ({ value, start }) => add(value, start),
  }).visit(parsed.program);
  return found;
}
