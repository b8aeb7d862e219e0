// What fields say of one thing, a show or a series: typed a moment ago, or public.

export type Sheet = Readonly<Record<string, unknown>>;

export interface TypedValue {
  field: string;
  value: unknown;
}

export const sheetWith = (sheet: Sheet, typed: readonly TypedValue[]): Sheet => ({
  ...sheet,
  ...Object.fromEntries(typed.map(({ field, value }) => [field, value])),
});

/** What was typed as text; nothing where it is anything else. */
export const textIn = (held: Readonly<Record<string, unknown>>, key: string): string => {
  const value = held[key];
  return typeof value === 'string' ? value : '';
};

/** Where on the page a sentence belongs. */
export interface DraftPlace {
  /** None where it is about no single field. */
  field?: string | undefined;
  /** Which part of it, such as the price of a level. */
  part?: string | undefined;
}

/** What speaks against what was typed. */
export interface DraftProblem extends DraftPlace {
  message: string;
}
