import { recordOf } from '@stagedoor/rules/values/record-of';

/** The entries of a list of the draft. The server judges what they hold; here they are only shown. */
export const listIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(recordOf) : [];
