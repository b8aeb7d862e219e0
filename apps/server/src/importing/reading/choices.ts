import { didYouMean } from './did-you-mean.ts';
import type { Reader } from './reader.ts';

/** One of a few words, and what each of them means. */
export function oneOf<V>(meanings: Readonly<Record<string, V>>): Reader<V> {
  return (tree, { report }) => {
    const words = Object.keys(meanings);
    const written = tree.kind === 'scalar' ? tree.source : '';
    if (Object.hasOwn(meanings, written)) return meanings[written];
    const hint = didYouMean(written, words);
    return report.mistake(tree.place, `"${tree.label}" must be one of ${words.join(', ')}.${hint}`);
  };
}

/** One of a few words that mean what they say. */
export const wordOf = <W extends string>(words: readonly W[]): Reader<W> =>
  oneOf(Object.fromEntries(words.map((word) => [word, word])) as Record<string, W>);

export const flag: Reader<boolean> = (tree, { report }) =>
  tree.kind === 'scalar' && typeof tree.value === 'boolean'
    ? tree.value
    : report.mistake(tree.place, `"${tree.label}" must be true or false.`);
