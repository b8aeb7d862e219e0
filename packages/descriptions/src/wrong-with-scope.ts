import type { Path, Problem } from '@stagedoor/rules/programme/problem';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { idOf } from './scope.ts';
import type { Scope } from './scope.ts';

const outletsOf = (description: object): unknown[] => {
  const { outlets } = recordOf(description);
  return Array.isArray(outlets) ? outlets : [];
};

function outletsAstray(description: object, known: readonly number[]): Problem[] {
  const described = outletsOf(description).map((outlet) => recordOf(outlet).id);
  const strangers = described.flatMap((id, index) =>
    typeof id !== 'number' || known.includes(id)
      ? []
      : [{ path: ['outlets', index, 'id'] as Path, message: `There is no outlet ${id}.` }],
  );
  const missing = known.filter((id) => !described.includes(id));
  return [
    ...strangers,
    ...missing.map((id) => ({
      path: ['outlets'],
      message: `The outlet ${id} is missing: outlets are not taken off.`,
    })),
  ];
}

/** A description is of the thing that it was handed in for: under another id it would be written in another's place. */
export function wrongWithScope(scope: Scope, description: unknown): Problem[] {
  if (description === null && (scope.of === 'seller' || scope.of === 'outlet'))
    return [{ path: [], message: `A whole ${scope.of} cannot be taken off.` }];
  if (typeof description !== 'object' || description === null || Array.isArray(description)) return [];
  const { id } = recordOf(description);
  const other =
    id !== idOf(scope)
      ? [{ path: ['id'], message: `The id of the ${scope.of} is ${idOf(scope)} and cannot change.` }]
      : [];
  return [...other, ...(scope.of === 'seller' ? outletsAstray(description, scope.outletIds) : [])];
}
