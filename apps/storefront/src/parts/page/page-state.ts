// What the page knows when it starts: the server's bootstrap with its answers already decoded, so that the first
// screen needs no decoder. Dates travel as { "@": epoch }.
import type { Bootstrap } from '@stagedoor/contract/bootstrap';

/** A bootstrap whose answers are in the code's own shapes, by `answerKey`. */
export interface PageState extends Bootstrap {
  /** Came with the page's address, for a guest list. */
  invitationToken?: string;
}

export const emptyPageState = (now: Date): PageState => ({
  apiBase: '',
  now: now.toISOString(),
  answers: {},
  demo: false,
});

/** JSON that may stand inside a script element: nothing in it can end the element. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state, markDate).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export const readPageState = (text: string): PageState => JSON.parse(text, reviveDate) as PageState;

function markDate(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? { '@': original.getTime() } : value;
}

function reviveDate(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && '@' in value ? new Date(value['@'] as number) : value;
}
