// By which names a translation calls the arguments of an English sentence: those of its function. The server runs its
// sources as they are written, and a test compares what is read here with the sources of every sentence.
import type { Fact, Facts } from './sentence.ts';

const HEAD = /^\s*\(?([^)]*?)\)?\s*=>/s;
const known = new WeakMap<object, { names: readonly string[]; isOne: boolean }>();

/** `(tickets, until) => …` has two; `({ number, sum }) => …` has them in one object. */
export function parametersOf(english: object): { names: readonly string[]; isOne: boolean } {
  const read = known.get(english);
  if (read) return read;
  const [, head = ''] = HEAD.exec(Function.prototype.toString.call(english)) ?? [];
  const found = {
    names: head.match(/\w+/g) ?? [],
    isOne: head.trimStart().startsWith('{'),
  };
  known.set(english, found);
  return found;
}

export function factsOf(english: object, given: readonly Fact[]): Facts {
  const { names, isOne } = parametersOf(english);
  if (isOne) return Object.fromEntries<Fact>(Object.entries(given[0] ?? {}));
  return Object.fromEntries(names.map((name, index) => [name, given[index]]));
}
