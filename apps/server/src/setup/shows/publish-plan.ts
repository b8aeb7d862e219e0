// Which of some drafts can be published, and what of them stays where it is.
import { createHash } from 'node:crypto';
import type { ShowProblem } from '@stagedoor/descriptions/shows/write-times';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { versionOf } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { planShows, scopeOfShows } from './plan-shows.ts';
import { findDraft, readShowFields } from './show-draft-store.ts';
import type { KeptShowField } from './show-draft-store.ts';
import { otherProblems, ownProblems } from './told-show-draft.ts';

export interface DraftToPublish {
  draftId: number;
  outletId: number;
  eventId: number | undefined;
  typed: KeptShowField[];
}

/** In the order in which they are named; one that is gone is named by nobody any more. */
export async function draftsToPublish(
  db: Db,
  sellerId: number,
  draftIds: readonly number[],
): Promise<DraftToPublish[]> {
  const fields = Map.groupBy(await readShowFields(db, sellerId, draftIds), ({ draftId }) => draftId);
  const drafts: DraftToPublish[] = [];
  for (const draftId of new Set(draftIds)) {
    const { outletId, eventId } = (await findDraft(db, sellerId, draftId)) ?? refuse('NOT_FOUND');
    drafts.push({ draftId, outletId, eventId: eventId ?? undefined, typed: fields.get(draftId) ?? [] });
  }
  return drafts;
}

interface Sorted {
  draft: DraftToPublish;
  /** What can be published of it; a new show comes whole or not at all. */
  right: KeptShowField[];
  stays: ShowProblem[];
}

function sortedOut(draft: DraftToPublish, stays: ShowProblem[]): Sorted {
  const wrong = new Set(stays.map(({ field }) => field));
  const isLost = draft.eventId === undefined || wrong.has(undefined);
  const right = draft.typed.filter(({ field }) => !wrong.has(field));
  return { draft, stays, right: stays.length > 0 && isLost ? [] : right };
}

type Moment = { sellerId: number; now: Date };

/** Judged together, then once more without what is wrong: only what is right by itself goes out. */
export async function publishPlan(
  needs: Pick<SetupNeeds, 'db' | 'checks'>,
  at: Moment,
  drafts: readonly DraftToPublish[],
) {
  const { plan, shows } = await planShows(needs, at, drafts);
  const stray = otherProblems(plan.problems, shows);
  const sorted = drafts.map((draft, index) => {
    const written = shows[index];
    return sortedOut(draft, [...(written ? ownProblems(plan.problems, written) : []), ...stray]);
  });
  const going = sorted.flatMap(({ draft, right }) => (right.length > 0 ? [{ ...draft, typed: right }] : []));
  const again = await planShows(needs, at, going.length > 0 ? going : drafts);
  const isPossible = going.length > 0 && again.plan.problems.length === 0;
  return { sorted, going, isPossible, ...again };
}

/** What is public and what is drafted, as it was shown before the click. */
export function versionToPublish(
  sellerId: number,
  drafts: readonly DraftToPublish[],
  published: Parameters<typeof versionOf>[1],
): string {
  const scope = scopeOfShows(
    sellerId,
    drafts.map(({ outletId }) => outletId),
  );
  const typed = drafts.map(({ draftId, typed: fields }) => [
    draftId,
    fields.map(({ field, value }) => [field, value]),
  ]);
  return createHash('sha256')
    .update(`${versionOf(scope, published)}\n${JSON.stringify(typed)}`)
    .digest('hex');
}
