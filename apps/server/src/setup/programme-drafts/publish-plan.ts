// Which of some drafts can be published, and what of them stays where it is.
import { createHash } from 'node:crypto';
import type { DraftProblem, TypedValue } from '@stagedoor/descriptions/drafts/sheet';
import { goesWith } from '@stagedoor/descriptions/series/series-fields';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { versionOf } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { followsFromMove } from '../shows/moved-show.ts';
import { planDrafts, scopeOfDrafts } from './plan-drafts.ts';
import type { Moment } from './plan-drafts.ts';
import { findDraft, readTyped } from './programme-draft-store.ts';
import type { DraftSubject, KeptField } from './programme-draft-store.ts';
import { otherProblems, ownProblems } from './told-problems.ts';

export interface DraftToPublish extends DraftSubject {
  draftId: number;
  outletId: number;
  typed: KeptField[];
}

/** In the order in which they are named; one that is gone is named by nobody any more. */
export async function draftsToPublish(
  db: Db,
  sellerId: number,
  draftIds: readonly number[],
): Promise<DraftToPublish[]> {
  const fields = Map.groupBy(await readTyped(db, sellerId, draftIds), ({ draftId }) => draftId);
  const drafts: DraftToPublish[] = [];
  for (const draftId of new Set(draftIds)) {
    const { kind, outletId, publicId } = (await findDraft(db, sellerId, draftId)) ?? refuse('NOT_FOUND');
    drafts.push({ draftId, kind, outletId, publicId, typed: fields.get(draftId) ?? [] });
  }
  return drafts;
}

/** What goes out of it, with what follows from that. */
export interface GoingDraft extends Omit<DraftToPublish, 'typed'> {
  typed: readonly TypedValue[];
}

export interface SortedDraft {
  draft: DraftToPublish;
  /** What can be published of it; what is new comes whole or not at all. */
  right: KeptField[];
  stays: DraftProblem[];
}

function sortedOut(draft: DraftToPublish, stays: DraftProblem[]): SortedDraft {
  const fields = stays.map(({ field }) => field);
  const isLost = draft.publicId === undefined || fields.includes(undefined);
  const named = fields.filter((field) => field !== undefined);
  const wrong = new Set(draft.kind === 'series' ? named.flatMap(goesWith) : named);
  const right = draft.typed.filter(({ field }) => !wrong.has(field));
  return { draft, stays, right: stays.length > 0 && isLost ? [] : right };
}

/** Judged together, then once more without what is wrong: only what is right by itself goes out. */
export async function publishPlan(
  needs: Pick<SetupNeeds, 'db' | 'checks' | 'moves'>,
  at: Moment,
  drafts: readonly DraftToPublish[],
) {
  const planned = await planDrafts(needs, at, drafts);
  const { plan, written, published } = planned;
  const stray = otherProblems(plan.problems, written);
  const sorted = drafts.map((draft, index) => {
    const own = written[index];
    return sortedOut(draft, [...(own ? ownProblems(plan.problems, own) : []), ...stray]);
  });
  const going: GoingDraft[] = [];
  for (const { draft, right } of sorted)
    if (right.length > 0)
      going.push({
        ...draft,
        typed: [...right, ...(await followsFromMove(needs, at, draft, right, published))],
      });
  // Where all of it goes out, and nothing follows from it, that was judged just now.
  const isAll = drafts.every((draft, index) => going[index]?.typed.length === draft.typed.length);
  // What stays is told beside what goes: both are read again.
  const again = isAll || going.length === 0 ? planned : await planDrafts(needs, at, going, planned.scope);
  const isPossible = going.length > 0 && again.plan.problems.length === 0;
  return { sorted, going, isPossible, ...again };
}

/** What is public and what is drafted, as it was shown before the click. */
export function versionToPublish(
  sellerId: number,
  drafts: readonly DraftToPublish[],
  published: Parameters<typeof versionOf>[1],
): string {
  const scope = scopeOfDrafts(sellerId, drafts);
  const typed = drafts.map(({ draftId, typed: fields }) => [
    draftId,
    fields.map(({ field, value }) => [field, value]),
  ]);
  return createHash('sha256')
    .update(`${versionOf(scope, published)}\n${JSON.stringify(typed)}`)
    .digest('hex');
}
