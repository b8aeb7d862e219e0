// A change that somebody of the box office makes, with its refusals and what the log keeps of it.
import { idOf, outletIdsIn } from '@stagedoor/descriptions/scope';
import type { Part, Reach, Scope } from '@stagedoor/descriptions/scope';
import type { DescribedChange } from '@stagedoor/contract/calls/office/programme';
import { programmeMessages } from '@stagedoor/rules/messages/programme';
import { wasPaidIn } from '@stagedoor/rules/programme/currency-harm';
import type { Problem } from '@stagedoor/rules/programme/problem';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { ofSeller } from '../sellers/index.ts';
import type { LogEntry } from '../staff/index.ts';
import { entriesOfChange } from './entries-of-change.ts';
import { applyIn, isAboutCurrency, isForbidden } from './plan-and-apply.ts';
import type { ProgrammeNeeds } from './programme-needs.ts';
import { toldChanges, toldConflicts } from './told-changes.ts';

export interface DeskWish {
  scope: Scope;
  /** What shall be, with its moments understood. */
  description: unknown;
  /** What it was made from. */
  before: Part | null;
  takeOver: boolean;
  now: Date;
}

export interface DeskChange {
  changes: DescribedChange[];
  takenOver: number[];
  before: Part | null;
  after: Part | null;
  /** None where nothing was to be changed. */
  entries: LogEntry[];
}

const refuseProblems = (problems: readonly Problem[]): never =>
  refuse('DESCRIPTION_REFUSED', {
    ...(problems.length === 1 && { message: firstOf(problems).message }),
    facts: { problems: problems.map(({ path, message }) => ({ path, message })) },
  });

/** The database keeps what somebody still needs, whatever was asked before; its own words are for programmers. */
export const refuseForbidden = (error: unknown): never => {
  if (!isForbidden(error)) throw error;
  if (isAboutCurrency(recordOf(error).constraint)) return refuseProblems([wasPaidIn]);
  return refuse('DESCRIPTION_REFUSED', { message: programmeMessages.forbidden, facts: { problems: [] } });
};

export async function applyForDesk(
  tx: Tx,
  { scope, description, before: madeFrom, takeOver, now }: DeskWish,
  { checks, alsoWrite }: Pick<ProgrammeNeeds, 'checks' | 'alsoWrite'>,
): Promise<DeskChange> {
  const wish = { scope, description, author: 'desk', takeOver, now } as const;
  const also = async (written: Tx, only: Reach | undefined) =>
    alsoWrite?.(written, { sellerId: scope.sellerId, outletIds: outletIdsIn(scope), only, now });
  const applied = await applyIn(tx, { wish, before: madeFrom }, checks, { also });
  const told = await ofSeller.told(tx, scope.sellerId);
  if (applied.state === 'outdated')
    return refuse('CHANGED_MEANWHILE', {
      facts: { conflicts: toldConflicts(applied.conflicts, applied.now, told) },
    });
  if (applied.state !== 'applied') return refuseProblems(applied.state === 'refused' ? applied.problems : []);
  const { differences, takenOver, before, after } = applied;
  const changes = toldChanges(scope, differences, before, after, told);
  return { changes, takenOver, before, after, entries: entriesOfChange(scope, changes, takenOver, after) };
}

/** What a change is about, for whoever is told that somebody was quicker. */
export const subjectOf = (scope: Scope) => ({ kind: scope.of, id: idOf(scope) });
