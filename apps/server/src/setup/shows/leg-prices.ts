// PROG-03: one change of the prices of several shows, over what is public and over what is typed already.
import { sheetWith, textIn } from '@stagedoor/descriptions/drafts/sheet';
import type { Sheet } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { itemsIn, levelField, levelIn } from '@stagedoor/descriptions/shows/show-fields';
import { changedPrice, wrongWithPriceChange } from '@stagedoor/rules/setup/price-change';
import type { PriceChange } from '@stagedoor/rules/setup/price-change';
import { MOST_CENTS } from '@stagedoor/descriptions/fields/numbers';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { describe } from '../../programme/index.ts';
import { reachDraft } from '../programme-drafts/reach-draft.ts';
import type { ReachedDraft } from '../programme-drafts/reach-draft.ts';
import { scopeOfDrafts } from '../programme-drafts/plan-drafts.ts';
import { readTyped } from '../programme-drafts/programme-draft-store.ts';
import { publicShowSheet } from './told-show-draft.ts';

export interface LegWish extends PriceChange {
  eventIds: readonly number[];
  level?: string | null | undefined;
}

interface ChangedLevel {
  field: string;
  name: string;
  was: number;
  becomes: number;
  value: Readonly<Record<string, unknown>>;
}

export interface ShowToPrice {
  reached: ReachedDraft;
  sheet: Sheet;
  levels: ChangedLevel[];
}

const isCalled = (name: string, wanted: string): boolean => name.toLowerCase() === wanted.toLowerCase();

/** What is typed may be anything yet. */
const isPrice = (typed: unknown): typed is number =>
  Number.isInteger(typed) && Math.abs(Number(typed)) <= MOST_CENTS;

/** A level that has no price yet has none to change. */
function changedLevels(sheet: Sheet, { level, ...change }: LegWish, { currency }: Programme): ChangedLevel[] {
  return itemsIn(sheet)
    .filter(({ addOn }) => level || addOn !== true)
    .flatMap(({ levels }) => levels)
    .flatMap((key) => {
      const value = levelIn(sheet, key);
      const [name, was] = [textIn(value, 'name'), value['price']];
      if (!isPrice(was) || (level && !isCalled(name, level))) return [];
      const becomes = changedPrice(was, change, currency);
      return [{ field: levelField(key), name, was, becomes, value: { ...value, price: becomes } }];
    });
}

interface Caller {
  sellerId: number;
  requireOutlet(outletId: number): void;
}

/** In the order of the shows' own list. */
export async function showsToPrice(db: Db, caller: Caller, wish: LegWish) {
  requireValid(wrongWithPriceChange(wish));
  const { sellerId } = caller;
  const reached: ReachedDraft[] = [];
  for (const publicId of new Set(wish.eventIds))
    reached.push(await reachDraft(db, caller, { kind: 'show', publicId }));
  const programme = (await describe(db, scopeOfDrafts(sellerId, reached))) ?? refuse('NOT_FOUND');
  const typed = await readTyped(
    db,
    sellerId,
    reached.flatMap(({ draftId }) => draftId ?? []),
  );
  const byDraft = Map.groupBy(typed, ({ draftId }) => draftId);
  const shows = reached.map((each): ShowToPrice => {
    const own = each.draftId === undefined ? [] : (byDraft.get(each.draftId) ?? []);
    const sheet = sheetWith(publicShowSheet(programme, each), own);
    return { reached: each, sheet, levels: changedLevels(sheet, wish, programme) };
  });
  return { programme, shows };
}
