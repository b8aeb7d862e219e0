// Changes and conflicts as the calls tell them: for programs by their fields, for people in sentences.
import type { DescribedChange, DescribedConflict } from '@stagedoor/contract/calls/office/programme';
import type { Part } from '@stagedoor/descriptions/scope';
import { telling } from '@stagedoor/descriptions/tell-changes';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Difference } from '@stagedoor/rules/programme/differences';
import type { FieldConflict } from '@stagedoor/rules/programme/field-conflicts';
import { programme } from './judge.ts';

const tell = telling(programme);

export const toldChanges = (
  differences: readonly Difference[],
  before: Part | null,
  after: Part | null,
  currency: Currency,
): DescribedChange[] =>
  differences.map((difference) => ({
    ...difference,
    path: [...difference.path],
    sentences: tell.difference(difference, before, after, currency),
  }));

export const toldConflicts = (
  conflicts: readonly FieldConflict[],
  now: Part | null,
  currency: Currency,
): DescribedConflict[] =>
  conflicts.map((conflict) => ({
    was: null,
    is: null,
    wanted: null,
    ...conflict,
    path: [...conflict.path],
    sentence: tell.conflict(conflict, now, currency),
  }));
