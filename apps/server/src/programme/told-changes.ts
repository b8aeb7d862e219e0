// Changes and conflicts as the calls tell them: for programs by their fields, for people in sentences.
import type { DescribedChange, DescribedConflict } from '@stagedoor/contract/calls/office/programme';
import type { Part, Scope } from '@stagedoor/descriptions/scope';
import { telling } from '@stagedoor/descriptions/tell-changes';
import type { Difference } from '@stagedoor/rules/programme/differences';
import type { FieldConflict } from '@stagedoor/rules/programme/field-conflicts';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';
import { programme } from './judge.ts';

const tell = telling(programme);

/** An outlet is changed in a room of its own, under its name. */
const lookedAt = (scope: Scope) =>
  scope.of === 'outlet' ? { what: scope.of, id: scope.outletId } : undefined;

export const toldChanges = (
  scope: Scope,
  differences: readonly Difference[],
  before: Part | null,
  after: Part | null,
  told: ToldIn,
): DescribedChange[] =>
  differences.map((difference) => ({
    ...difference,
    path: [...difference.path],
    sentences: tell.difference(difference, before, after, told, lookedAt(scope)),
  }));

export const toldConflicts = (
  conflicts: readonly FieldConflict[],
  now: Part | null,
  told: ToldIn,
): DescribedConflict[] =>
  conflicts.map((conflict) => ({
    was: null,
    is: null,
    wanted: null,
    ...conflict,
    path: [...conflict.path],
    sentence: tell.conflict(conflict, now, told),
  }));
