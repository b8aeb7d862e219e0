// PROG-03: what a publish changes and whom it touches, counted by what is there at this moment.
import type { PlannedShow } from '@stagedoor/contract/calls/office/publish-shows';
import type { Programme } from '@stagedoor/descriptions/programme';
import type { Db } from '../../platform/db/tables.ts';
import { lettersOf } from '../shows/moved-show.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { toldSeriesPublish } from '../series/told-series-publish.ts';
import { toldShowPublish } from '../shows/told-show-publish.ts';
import type { Moment } from './plan-drafts.ts';
import type { SortedDraft } from './publish-plan.ts';

/** How many letters about moved shows a publish would write. */
export async function countLetters(
  needs: Pick<SetupNeeds, 'moves'>,
  db: Db,
  at: Pick<Moment, 'sellerId'>,
  sorted: readonly SortedDraft[],
): Promise<number> {
  let all = 0;
  for (const { draft, right } of sorted) all += (await lettersOf(needs, db, at, draft, right)).letters;
  return all;
}

export async function toldPublish(
  needs: Pick<SetupNeeds, 'db' | 'moves'>,
  at: Moment,
  planned: SortedDraft,
  published: Programme,
): Promise<PlannedShow> {
  const { draft, right, stays } = planned;
  const tell = draft.kind === 'show' ? toldShowPublish : toldSeriesPublish;
  const { name, changes, touches } = await tell(needs, at, planned, published);
  return {
    draftId: draft.draftId,
    kind: draft.kind,
    name,
    isNew: draft.publicId === undefined,
    changes: right.length === 0 ? [] : changes,
    touches,
    stays: stays.map(({ field, message }) => ({ field, message })),
  };
}
