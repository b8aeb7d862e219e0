import { claimsOf } from '../trace/claims.ts';
import { requirementsIn } from '../trace/requirements.ts';
import type { Rule } from './project.ts';

const folder = 'docs/requirements';

/** An id that stands in a title can be looked up. */
export const known: Rule = ({ texts, sources }) => {
  const ids = new Set(requirementsIn(texts).map(({ id }) => id));
  return claimsOf(sources).flatMap((claim) =>
    claim.ids
      .filter((id) => !ids.has(id))
      .map((id) => ({ path: claim.file, line: claim.line, reason: `${id} has no line in ${folder}` })),
  );
};

export const unique: Rule = ({ texts }) => {
  const homes = new Map<string, string>();
  return requirementsIn(texts).flatMap(({ id, words, path, line }) => {
    const home = homes.get(id);
    homes.set(id, home ?? path);
    if (home) return [{ path, line, reason: `${id} has a line in ${home} already` }];
    return words ? [] : [{ path, line, reason: `${id} says nothing` }];
  });
};
