import type { Programme } from '@stagedoor/descriptions/programme';
import type { Db } from '../../platform/db/tables.ts';
import { describe, planChange } from '../../programme/index.ts';
import { openings } from '../../sellers/index.ts';
import type { SetUpOutlet } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import type { SellerScope } from './read-upload.ts';

const shared = ['artists', 'venues', 'tours', 'shows'] as const;

/** A folder of some of the outlets says nothing of what the others have in common with them. */
function withShared(
  described: Programme,
  here: Programme | null,
  outlets: readonly SetUpOutlet[],
): Programme {
  const isWhole = outlets.every(({ id }) => described.outlets.some((outlet) => outlet.id === id));
  if (isWhole || !here) return described;
  const kept = shared.map((key) => {
    const named = new Set(described[key].map(({ id }) => id));
    return [key, [...described[key], ...here[key].filter(({ id }) => !named.has(id))]];
  });
  return { ...described, ...Object.fromEntries(kept) };
}

/** What taking it in would do now. Who keeps the outlets is asked for at the click. */
export async function planUpload(
  { db, checks }: Pick<SetupNeeds, 'checks'> & { db: Db },
  scope: SellerScope,
  programme: Programme,
  now: Date,
) {
  const before = await describe(db, scope);
  const outlets = await openings.list(db, scope.sellerId);
  const description = withShared(programme, before, outlets);
  const wish = { scope, description, author: 'desk', takeOver: true, now } as const;
  const plan = await planChange(db, wish, checks);
  const isNew = (id: number): boolean => !outlets.some((outlet) => outlet.id === id);
  return { before, plan, outlets, newOutlets: scope.outletIds.filter(isNew) };
}
