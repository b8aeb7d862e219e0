import type { ProgrammeDraft } from '@stagedoor/rules/programme/draft';
import { judgeProgramme } from '@stagedoor/rules/programme/judge-programme';
import { plainWords } from '@stagedoor/rules/programme/problem';
import type { Problem, Words } from '@stagedoor/rules/programme/problem';
import type { Programme, ProgrammeSchema } from './programme.ts';
import { amountsBetweenSteps } from './amounts-in-steps.ts';
import { understand } from './fields/understand.ts';
import type { Understood } from './fields/understand.ts';
import type { WrongPaths } from './fields/wrong-paths.ts';

export interface Judged {
  /** Missing while anything is wrong. */
  programme: Programme | undefined;
  draft: ProgrammeDraft;
  problems: Problem[];
  notes: Problem[];
}

/** Whether this describes a shop. Everything that is wrong with it is told at once. */
export const judge = (
  programme: ProgrammeSchema,
  given: unknown,
  words: Words = plainWords,
  wrong?: WrongPaths,
): Judged => judgeUnderstood(programme, understand(programme, given, words, wrong), words);

/** The second half of it, for whoever lets others go before it. */
export function judgeUnderstood(
  programme: ProgrammeSchema,
  understood: Understood<Programme>,
  words: Words = plainWords,
): Judged {
  const draft = understood.draft as ProgrammeDraft;
  const judged = [...judgeProgramme(draft, words), ...amountsBetweenSteps(programme, draft)];
  const problems = [...understood.problems, ...judged.filter(({ note }) => !note)];
  return {
    programme: problems.length > 0 ? undefined : understood.value,
    draft,
    problems,
    notes: judged.filter(({ note }) => note),
  };
}
