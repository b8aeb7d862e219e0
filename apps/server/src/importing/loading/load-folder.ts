// One transaction: look at what stands in the way, then write, or write nothing.
import { catalogueImport } from '../../catalogue/index.ts';
import { stockImport } from '../../inventory/index.ts';
import type { Changes } from '../../platform/db/changes.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import { sellerImport } from '../../sellers/index.ts';
import type { FolderRead, SellerFolder } from '../read-folder.ts';
import { folderRows } from '../rows/folder-rows.ts';
import type { FolderRows } from '../rows/folder-rows.ts';
import { reportEventHarm } from './event-harm.ts';
import { findConflicts } from './find-conflicts.ts';
import type { Stored } from './stored.ts';
import { reportTicketHarm } from './ticket-harm.ts';

/** What begins the codes of everything that the database's own rules forbid, such as removing what an order names. */
const INTEGRITY_VIOLATION = '23';

/** Thrown to undo all that was written. */
class Undo extends Error {
  readonly changes: Changes[];

  constructor(changes: Changes[]) {
    super('Undone on purpose');
    this.changes = changes;
  }
}

/** A password that is still the right one keeps its hash, so that importing it again changes nothing. */
async function passwordHashes({ outlets }: SellerFolder, { owners }: Stored): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (const { outlet } of outlets) {
    if (outlet.password === null) continue;
    const kept = owners.passwordHashes.get(outlet.id);
    const isSame = kept !== undefined && (await verifyPassword(kept, outlet.password));
    hashes.set(outlet.id, isSame ? kept : await hashPassword(outlet.password));
  }
  return hashes;
}

/** Levels of described events that are described no more. */
function vanishedLevels({ catalogue }: FolderRows, { structure }: Stored): number[] {
  const events = new Set(catalogue.events.map((row) => row.outlet_event_id));
  const levels = new Set(catalogue.levels.map((row) => row.price_level_id));
  return [...structure.itemOfLevel]
    .filter(([levelId, itemId]) => events.has(structure.eventOfItem.get(itemId)!) && !levels.has(levelId))
    .map(([levelId]) => levelId);
}

async function write(tx: Tx, rows: FolderRows, stored: Stored): Promise<Changes[]> {
  const { sellerId } = rows.catalogue;
  const ofSeller = await sellerImport.saveSeller(tx, rows.seller);
  const removedTickets = await stockImport.removeStock(tx, sellerId, vanishedLevels(rows, stored));
  const ofCatalogue = await catalogueImport.saveCatalogue(tx, rows.catalogue);
  const ofStock = await stockImport.saveStock(tx, rows.stock);
  await stockImport.saveDemoSales(tx, sellerId, rows.demoSales);
  return [...ofSeller, ...ofCatalogue, { ...ofStock, removed: ofStock.removed + removedTickets }];
}

/** Answers what changed, or would have; mistakes that only the database knows go into the report. */
export async function loadFolder(
  db: Db,
  { folder, ids, report }: FolderRead,
  dryRun: boolean,
): Promise<Changes[]> {
  try {
    return await inTransaction(db, async (tx) => {
      const stored: Stored = {
        owners: await sellerImport.findSellerOwners(tx, folder.seller.id),
        structure: await catalogueImport.findStructure(tx, folder.seller.id),
        taken: await stockImport.findTaken(tx, folder.seller.id),
      };
      const rows = folderRows(folder, await passwordHashes(folder, stored));
      const events = new Map(
        folder.outlets.flatMap((outlet) => outlet.events.map((event) => [event.id, event])),
      );
      findConflicts(rows, stored, ids, report);
      reportEventHarm(folder.outlets, rows, stored, report);
      reportTicketHarm(events, rows, stored, report);
      if (report.mistakes.length > 0) throw new Undo([]);
      const changes = await write(tx, rows, stored);
      if (dryRun) throw new Undo(changes);
      return changes;
    });
  } catch (error) {
    if (error instanceof Undo) return error.changes;
    const { code, detail, message } = error as { code?: string; detail?: string; message: string };
    if (!code?.startsWith(INTEGRITY_VIOLATION)) throw error;
    report.mistake(
      { file: 'seller.yaml', line: 1 },
      `The database refuses this folder: ${detail ?? message}`,
    );
    return [];
  }
}
