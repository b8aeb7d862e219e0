import { readCatalogue } from '../catalogue/index.ts';
import { describedStock } from '../inventory/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { describedSeller } from '../sellers/index.ts';
import type { Programme } from '@stagedoor/descriptions/programme';
import { describedProgramme } from './rows/programme-rows.ts';
import type { Keeper } from './rows/tables-of-rows.ts';
import { outletIdsIn, partOf, reachIn } from '@stagedoor/descriptions/scope';
import type { Part, Scope } from '@stagedoor/descriptions/scope';

export interface ReadProgramme {
  programme: Programme | null;
  keepers: ReadonlyMap<number, Keeper>;
}

/** The seller as the database has it, with the outlets that the scope is about. */
export async function readProgramme(
  db: Db,
  scope: Scope,
  how: { everySeat?: boolean } = {},
): Promise<ReadProgramme> {
  const seller = await describedSeller.read(db, scope.sellerId, outletIdsIn(scope));
  if (!seller) return { programme: null, keepers: new Map() };
  const outletIds = seller.outlets.map((row) => row.outlet_id);
  const catalogue = await readCatalogue(db, scope.sellerId, outletIds, reachIn(scope));
  const levelIds = catalogue.levels.map((row) => row.price_level_id);
  const stock = await describedStock.read(db, scope.sellerId, levelIds, how);
  return {
    programme: describedProgramme({ seller, catalogue, stock }),
    keepers: new Map(seller.outlets.map((row) => [row.outlet_id, row.kept_by])),
  };
}

/** What the database says of a seller, an outlet, a series or an event; nothing where there is none. */
export async function describe<S extends Scope>(db: Db, scope: S): Promise<Part<S> | null> {
  const { programme } = await readProgramme(db, scope);
  return partOf(programme, scope);
}

/** The same for whoever asks what things are called and cost: of a level with seats it has one. */
export async function describeWithoutSeats<S extends Scope>(db: Db, scope: S): Promise<Part<S> | null> {
  const { programme } = await readProgramme(db, scope, { everySeat: false });
  return partOf(programme, scope);
}
