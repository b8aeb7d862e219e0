// What publishing some drafts would make of the seller's description, as one change.
import type { WrittenDraft } from '@stagedoor/descriptions/drafts/problems-of-draft';
import type { TypedValue } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import type { Scope } from '@stagedoor/descriptions/scope';
import { withSeries } from '@stagedoor/descriptions/series/write-series';
import { withShow } from '@stagedoor/descriptions/shows/write-show';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describe, planChange } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import type { DraftKind } from '../tables.ts';
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

/** A draft as far as it says what it is about; what was typed may name a series, or the show whose seats it takes. */
type Placed = DraftSubject & { outletId: number; typed?: readonly TypedValue[] };

const numbersTyped = (drafts: readonly Placed[], wanted: string): number[] =>
  drafts.flatMap(({ typed = [] }) =>
    typed.flatMap(({ field, value }) => (field === wanted && typeof value === 'number' ? [value] : [])),
  );

const publicOf = (drafts: readonly Placed[], wanted: DraftKind): number[] =>
  drafts.flatMap(({ kind, publicId }) => (kind === wanted ? (publicId ?? []) : []));

/** What these drafts can change, and nothing else of their outlets; with shows that are looked at besides. */
export const scopeOfDrafts = (sellerId: number, drafts: readonly Placed[], besides: readonly number[] = []) =>
  ({
    of: 'seller',
    sellerId,
    outletIds: [...new Set(drafts.map(({ outletId }) => outletId))].toSorted((a, b) => a - b),
    only: {
      eventIds: [...publicOf(drafts, 'show'), ...numbersTyped(drafts, 'seatsLike'), ...besides],
      seriesIds: [...publicOf(drafts, 'series'), ...numbersTyped(drafts, 'series')],
    },
  }) as const;

export type DraftScope = Extract<Scope, { of: 'seller' }>;

/** The whole outlet, for its pages: more than a draft can change. */
export const scopeOfOutlet = (sellerId: number, outletId: number): DraftScope => ({
  of: 'seller',
  sellerId,
  outletIds: [outletId],
});

interface WrittenDrafts {
  scope: DraftScope;
  published: Programme;
  wanted: Programme;
  /** One for each draft, in their order, as it stands in what is wanted. */
  written: WrittenDraft[];
}

/** As they would stand in the description; nobody is asked whether they may. */
export async function writeDrafts(
  db: Db,
  { sellerId, now }: Moment,
  drafts: readonly DraftToLay[],
  scope: DraftScope = scopeOfDrafts(sellerId, drafts),
): Promise<WrittenDrafts> {
  const published = (await describe(db, scope)) ?? refuse('NOT_FOUND');
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
  within?: DraftScope,
) {
  const laid = await writeDrafts(db, at, drafts, within);
  const { scope, wanted } = laid;
  const how = { author: 'desk', takeOver: true, tellsMoves: true, now: at.now } as const;
  const wish = { scope, description: wanted, ...how };
  return { ...laid, plan: await planChange(db, wish, checks) };
}
