// What publishing some drafts would make of the seller's description, as one change.
import type { Programme } from '@stagedoor/descriptions/programme';
import { withShow } from '@stagedoor/descriptions/shows/write-show';
import type { TypedShow, WrittenShow } from '@stagedoor/descriptions/shows/write-show';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describe, planChange } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { newIds } from './new-ids.ts';

export const scopeOfShows = (sellerId: number, outletIds: readonly number[]) =>
  ({ of: 'seller', sellerId, outletIds: [...new Set(outletIds)].toSorted((a, b) => a - b) }) as const;

interface WrittenShows {
  scope: ReturnType<typeof scopeOfShows>;
  published: Programme;
  wanted: Programme;
  /** One for each draft, in their order, as it stands in what is wanted. */
  shows: WrittenShow[];
}

async function writeShows(db: Db, sellerId: number, drafts: readonly TypedShow[]): Promise<WrittenShows> {
  const scope = scopeOfShows(
    sellerId,
    drafts.map(({ outletId }) => outletId),
  );
  const published = (await describe(db, scope)) ?? refuse('NOT_FOUND');
  const ids = await newIds(db, sellerId, published);
  const shows: WrittenShow[] = [];
  let wanted = published;
  for (const draft of drafts) {
    const written = withShow(wanted, draft, ids);
    wanted = written.programme;
    shows.push(written);
  }
  return { scope, published, wanted, shows: shows.map((show) => ({ ...show, programme: wanted })) };
}

/** Nothing is changed. Who keeps the outlets is asked for at the click. */
export async function planShows(
  { db, checks }: Pick<SetupNeeds, 'db' | 'checks'>,
  { sellerId, now }: { sellerId: number; now: Date },
  drafts: readonly TypedShow[],
) {
  const written = await writeShows(db, sellerId, drafts);
  const { scope, wanted } = written;
  const wish = { scope, description: wanted, author: 'desk', takeOver: true, now } as const;
  return { ...written, plan: await planChange(db, wish, checks) };
}
