// What speaks against a draft and what deserves a look, in the words of the page.
import { notesAbout, problemsOfDraft, strayProblems } from '@stagedoor/descriptions/drafts/problems-of-draft';
import type { WrittenDraft } from '@stagedoor/descriptions/drafts/problems-of-draft';
import type { DraftProblem } from '@stagedoor/descriptions/drafts/sheet';
import { inWords } from '@stagedoor/rules/programme/in-words';
import type { Problem } from '@stagedoor/rules/programme/problem';

const worded = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, message: inWords(problem) }));

/** What is wrong with it, at its fields where it is about one. */
export const ownProblems = (problems: readonly Problem[], written: WrittenDraft): DraftProblem[] =>
  problemsOfDraft(worded(problems), written);

/** What is wrong elsewhere, and stands in the way of these drafts. */
export const otherProblems = (
  problems: readonly Problem[],
  drafts: readonly WrittenDraft[],
): DraftProblem[] => strayProblems(worded(problems), drafts);

export const ownNotes = (notes: readonly Problem[], drafts: readonly WrittenDraft[]): string[] =>
  notesAbout(worded(notes), drafts);
