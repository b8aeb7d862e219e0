/** A sentence of a translation, taken apart: text, and what is put in by the name of an argument. */
export type Sentence = readonly Part[];

export type Part =
  | string
  | { name: string; as?: 'number' | 'list' | 'or' }
  | { name: string; choose: 'plural' | 'ordinal' | 'select'; cases: Readonly<Record<string, Sentence>> }
  /** The number that the plural around it is about. */
  | { count: true };

export type Fact = string | number | boolean | null | undefined | readonly (string | number)[];

export type Facts = Readonly<Record<string, Fact>>;
