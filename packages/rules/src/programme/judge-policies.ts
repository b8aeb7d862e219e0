import type { PolicyDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';

type Type = NonNullable<PolicyDraft['type']>;
type Sale = NonNullable<PolicyDraft['sale']>;

const anySale: readonly Sale[] = ['any'];
const requests: readonly Sale[] = ['any', 'request'];

/** Screens look for these with these kinds of sale only: another would never be shown. */
const shownFor: Partial<Record<Type, readonly Sale[]>> = {
  privacy: anySale,
  terms: anySale,
  footer: anySale,
  'ticket-guidelines': requests,
  'priority-selection': requests,
};

/** One policy of each type and sale, and each of them shown somewhere. */
export function judgePolicies(policies: readonly PolicyDraft[], path: Path): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const [index, { type, sale }] of policies.entries()) {
    if (type === undefined || sale === undefined) continue;
    if (!(shownFor[type] ?? [sale]).includes(sale)) {
      const message = 'A policy of this type is never shown for that kind of sale.';
      problems.push({ path: [...path, index, 'sale'], message });
    }
    if (seen.has(`${type} ${sale}`)) {
      problems.push({
        path: [...path, index],
        message: 'The outlet has a policy of this type and sale already.',
      });
    }
    seen.add(`${type} ${sale}`);
  }
  return problems;
}
