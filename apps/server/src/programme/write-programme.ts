import { saveCatalogue } from '../catalogue/index.ts';
import { describedStock } from '../inventory/index.ts';
import type { Changes } from '../platform/db/changes.ts';
import type { Tx } from '../platform/db/tables.ts';
import { describedSeller } from '../sellers/index.ts';
import type { Programme } from '@stagedoor/descriptions/programme';
import { reachIn, reachOf } from '@stagedoor/descriptions/scope';
import type { Scope } from '@stagedoor/descriptions/scope';
import type { Look, Wish } from './look.ts';
import { newHashes } from './passwords-of-outlets.ts';
import { programmeRows } from './rows/programme-rows.ts';
import type { ProgrammeRows } from './rows/tables-of-rows.ts';

/** Levels of described events that are described no more. */
function vanishedLevels({ catalogue }: ProgrammeRows, { structure }: Look): number[] {
  const events = new Set(catalogue.events.map((row) => row.outlet_event_id));
  const levels = new Set(catalogue.levels.map((row) => row.price_level_id));
  return [...structure.itemOfLevel]
    .filter(([levelId, itemId]) => {
      const eventId = structure.eventOfItem.get(itemId);
      return eventId !== undefined && events.has(eventId) && !levels.has(levelId);
    })
    .map(([levelId]) => levelId);
}

/** Of what only a part is described, the rest is left alone. */
const withinOf = (scope: Scope, { programme }: Look): ProgrammeRows['catalogue']['within'] =>
  reachIn(scope) && programme
    ? { ...reachOf(programme), showIds: programme.shows.map(({ id }) => id) }
    : undefined;

/** Makes the database hold the programme. Whoever calls this has looked at what is there. */
export async function writeProgramme(
  tx: Tx,
  programme: Programme,
  found: Look,
  { scope, author, takeOver, now }: Wish,
): Promise<Changes[]> {
  const hashes = await newHashes(programme, found.owners.passwordHashes);
  const rows = programmeRows(programme, ({ id }) => ({
    passwordHash: hashes.get(id) ?? null,
    keptBy: takeOver ? author : (found.keepers.get(id) ?? author),
  }));
  const ofSeller = await describedSeller.save(tx, rows.seller);
  const [ofCatalogue, ofStock] = await describedStock.save(tx, rows.stock, vanishedLevels(rows, found), () =>
    saveCatalogue(tx, { ...rows.catalogue, within: withinOf(scope, found) }, now),
  );
  return [...ofSeller, ...ofCatalogue, ofStock];
}
