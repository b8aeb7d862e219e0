/** Whose word counts at an outlet: that of the files, or that of the box office. */
import type { ProgrammeDraft } from './draft.ts';
import type { Problem } from './problem.ts';

export type Keeper = 'files' | 'desk';

const refusals: Record<Keeper, string> = {
  files:
    'The box office keeps this outlet, and an import would undo what was made there. ' +
    'Export it first, or say --take-over to let the files count from now on.',
  desk: 'Files keep this outlet: the next import would undo what is changed here. Take it over first.',
};

/** An outlet is changed by its keeper, or by who takes it over. */
export const keptByOthers = (
  programme: ProgrammeDraft,
  author: Keeper,
  keepers: ReadonlyMap<number, Keeper>,
): Problem[] =>
  (programme.outlets ?? []).flatMap(({ id }, index) => {
    const keeper = id === undefined ? undefined : keepers.get(id);
    return keeper === undefined || keeper === author
      ? []
      : [{ path: ['outlets', index], message: refusals[author] }];
  });
