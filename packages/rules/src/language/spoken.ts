// Words that are there in several languages. English stands where it is declared, and is what is said unless the work
// that runs speaks another language; then each sentence is looked up when it is read, and English stands in for one
// that is missing. A build for browsers takes this away again: it puts one language in place of the English.
import { currentLanguage, type Said } from './current-language.ts';
import { factsOf } from './facts-of.ts';
import { readSentence } from './read-sentence.ts';
import { say } from './say.ts';
import type { Fact, Facts, Sentence } from './sentence.ts';

const read = new Map<string, Sentence>();

function sentenceOf(text: string): Sentence {
  const known = read.get(text) ?? readSentence(text);
  read.set(text, known);
  return known;
}

const isSeveral = (said: Said): said is readonly Said[] => Array.isArray(said);

/** Every sentence in it, with the same facts. */
function sayAll(said: Said, facts: Facts): unknown {
  if (typeof said === 'string') return say(sentenceOf(said), facts);
  if (isSeveral(said)) return said.map((each) => sayAll(each, facts));
  return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, sayAll(each, facts)]));
}

function inOtherWords(english: unknown, said: Said): unknown {
  if (typeof english !== 'function') return sayAll(said, {});
  return (...given: Fact[]) => sayAll(said, factsOf(english, given));
}

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const below = (said: Said | undefined, name: string): Said | undefined =>
  typeof said === 'object' && !isSeveral(said) ? said[name] : undefined;

function wordsOver<T extends object>(english: T, find: () => Said | undefined): T {
  // What stands below a name may be taken out long before it is read, and in another language.
  const branches = new Map<string, object>();
  return new Proxy(english, {
    get(target, name, self) {
      const own: unknown = Reflect.get(target, name, self);
      if (typeof name === 'symbol') return own;
      if (isBranch(own)) {
        const branch = branches.get(name) ?? wordsOver(own, () => below(find(), name));
        branches.set(name, branch);
        return branch;
      }
      const said = below(find(), name);
      return said === undefined ? own : inOtherWords(own, said);
    },
  });
}

/** `name` is that of the file of messages, and of the translators' file. */
export const spoken = <const T extends object>(name: string, english: T): T =>
  wordsOver(english, () => currentLanguage()?.said[name]);
