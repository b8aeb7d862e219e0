import { didYouMean } from '@stagedoor/rules/programme/did-you-mean';
import * as z from 'zod/mini';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { forms } from './forms.ts';

/** One of a few words, or numbers that stand for something. */
export function oneOf<const W extends readonly (string | number)[]>(words: W) {
  const error = ({ input }: { input?: unknown }): string => {
    const hint = typeof input === 'string' ? didYouMean(input, words.map(String)) : '';
    return `"{label}" must be one of ${words.join(', ')}.${hint}`;
  };
  const schema = z.literal(words as unknown as [W[number], ...W[number][]], { error });
  forms.add(schema, { is: 'choice', words });
  return schema;
}

/** One of the words of a vocabulary. */
export const wordOf = <W extends string>(vocabulary: Readonly<Record<W, unknown>>) =>
  oneOf(keysOf(vocabulary));

export const flag = z.boolean({ error: '"{label}" must be true or false.' });

/** The id of a thing that stands elsewhere in the description. */
export const reference = (to: string) =>
  z
    .int({ error: `"{label}" must be the short name of one ${to}.` })
    .check(z.minimum(1, { error: `"{label}" must be the id of one ${to}.` }))
    .register(forms, { is: 'reference', to });
