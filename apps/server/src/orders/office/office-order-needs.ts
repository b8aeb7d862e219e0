import type { Db } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { ToldScan } from './order-story.ts';

/** Since when the cart that became an order held its tickets; it points upward, so it is passed in. */
export type HeldSince = (
  db: Db,
  sellerId: number,
  cartUuid: string,
) => Promise<{ since: Date; until: Date } | undefined>;

/** What doors have seen of some lines; it points upward too. */
export type ScansOfLines = (db: Db, sellerId: number, lineIds: readonly number[]) => Promise<ToldScan[]>;

export interface OfficeOrderNeeds {
  db: Db;
  heldSince: HeldSince;
  scansOfLines: ScansOfLines;
  log: Logger;
}
