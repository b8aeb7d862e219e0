// What publishing some drafts would make of the seller's description, as one change.
import type { WrittenDraft } from '@stagedoor/descriptions/drafts/problems-of-draft';
import type { TypedValue } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { withSeries } from '@stagedoor/descriptions/series/write-series';
import { withShow } from '@stagedoor/descriptions/shows/write-show';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describe, planChange } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { newIds } from './new-ids.ts';
import type { DraftSubject } from './programme-draft-store.ts';

export interface DraftToLay extends DraftSubject {
  outletId: number;
  typed: readonly TypedValue[];
}

export interface Moment {
  sellerId: number;
  now: Date;
}

export const scopeOfDrafts = (sellerId: number, outletIds: readonly number[]) =>
  ({ of: 'seller', sellerId, outletIds: [...new Set(outletIds)].toSorted((a, b) => a - b) }) as const;

interface WrittenDrafts {
  scope: ReturnType<typeof scopeOfDrafts>;
  published: Programme;
  wanted: Programme;
  /** One for each draft, in their order, as it stands in what is wanted. */
  written: WrittenDraft[];
}

/** As they would stand in the description; nobody is asked whether they may. `whole` as in `describe`. */
export async function writeDrafts(
  db: Db,
  { sellerId, now }: Moment,
  drafts: readonly DraftToLay[],
  whole?: readonly number[],
): Promise<WrittenDrafts> {
  const scope = scopeOfDrafts(
    sellerId,
    drafts.map(({ outletId }) => outletId),
  );
  const published = (await describe(db, scope, whole)) ?? refuse('NOT_FOUND');
  const ids = await newIds(db, sellerId, published);
  const written: WrittenDraft[] = [];
  let wanted = published;
  for (const { kind, outletId, publicId, typed } of drafts) {
    const laid =
      kind === 'show'
        ? withShow(wanted, { outletId, eventId: publicId, typed }, ids)
        : withSeries(wanted, { outletId, seriesId: publicId, typed }, ids, now);
    wanted = laid.programme;
    written.push(laid);
  }
  return { scope, published, wanted, written: written.map((each) => ({ ...each, programme: wanted })) };
}

/** Nothing is changed. Who keeps the outlets is asked for at the click. */
export async function planDrafts(
  { db, checks }: Pick<SetupNeeds, 'db' | 'checks'>,
  at: Moment,
  drafts: readonly DraftToLay[],
) {
  const laid = await writeDrafts(db, at, drafts);
  const { scope, wanted } = laid;
  const how = { author: 'desk', takeOver: true, tellsMoves: true, now: at.now } as const;
  const wish = { scope, description: wanted, ...how };
  return { ...laid, plan: await planChange(db, wish, checks) };
}
