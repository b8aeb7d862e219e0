import type { Db } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import type { RankInDraw, ToldRequest, ToldScan } from './story-facts.ts';

/** Since when the cart that became an order held its tickets; it points upward, so it is passed in. */
type HeldSince = (
  db: Db,
  sellerId: number,
  cartUuid: string,
) => Promise<{ since: Date; until: Date } | undefined>;

/** What doors have seen of some lines; it points upward too. */
type ScansOfLines = (db: Db, sellerId: number, lineIds: readonly number[]) => Promise<ToldScan[]>;

/** The request that an order came of, and the place that its entry was drawn at: likewise. */
type OfRequest<T> = (db: Db, sellerId: number, requestId: number) => Promise<T | undefined>;

/** What orders are told of by modules above them. */
export interface OrderStoryNeeds {
  heldSince: HeldSince;
  scansOfLines: ScansOfLines;
  requestById: OfRequest<ToldRequest>;
  rankOfRequest: OfRequest<RankInDraw>;
}

export interface OfficeOrderNeeds extends OrderStoryNeeds {
  db: Db;
  log: Logger;
  publicAddress: PublicAddress;
}
