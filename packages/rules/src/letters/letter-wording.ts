/**
 * OPS-48: an outlet's own words for a letter. Its subject takes the place of ours, its opening lines stand after the
 * greeting; what the letter tells stays as it is, so that nobody can leave a fact out.
 */
export interface LetterWording {
  subject?: string | undefined;
  opening?: string | undefined;
}
export type OutletLetters = Readonly<Record<string, LetterWording>>;

/** What may stand in braces. */
export interface WordingFacts {
  /** The letter's own subject. */
  subject: string;
  shop: string;
  /** Of the order or the request; empty where there is none. */
  number: string;
}

const wordingFields = ['subject', 'shop', 'number'] as const satisfies (keyof WordingFacts)[];
export const SUBJECT_LENGTH = 150;
export const OPENING_LENGTH = 1000;

const FIELD = /\{([^{}]*)\}/g;
const isField = (name: string): name is keyof WordingFacts =>
  (wordingFields as readonly string[]).includes(name);

export function wrongWithWording(text: string): string | undefined {
  const strange = [...text.matchAll(FIELD)].map(([, name]) => name!).find((name) => !isField(name));
  if (strange !== undefined)
    return `There is no field {${strange}}. There are ${wordingFields.map((name) => `{${name}}`).join(', ')}.`;
  return /[{}]/.test(text.replaceAll(FIELD, '')) ? 'A brace is not closed, or not opened.' : undefined;
}

/** A subject is one line: with a break in it, what follows could be read as another header. */
export const wrongWithSubject = (subject: string): string | undefined =>
  /\p{Cc}/u.test(subject) ? 'The subject must be one line.' : wrongWithWording(subject);

export const fillWording = (text: string, facts: WordingFacts): string =>
  text.replaceAll(FIELD, (whole, name: string) => (isField(name) ? facts[name] : whole));

/** Each line that says something, filled in. */
export const openingLines = (opening: string | undefined, facts: WordingFacts): string[] =>
  fillWording(opening ?? '', facts)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
