import type { AfterSale } from '../after-sale/index.ts';
import type { Platform } from '../platform/module.ts';
import type { OfficePlace } from '../platform/http/office-place.ts';
import type { Db } from '../platform/db/tables.ts';
import type { HarmCheck, ProgrammeNeeds } from '../programme/index.ts';
import type { OutletKey } from '../sellers/index.ts';
import type { FounderDesk } from '../staff/index.ts';
import type { LiveNeeds } from './live/live-needs.ts';

/** What the rooms are given in which a shop is built. */
export interface SetupNeeds extends Pick<Platform, 'db' | 'production' | 'publicAddress'> {
  place: OfficePlace;
  founders: FounderDesk;
  commonPasswords: readonly string[];
  checks: readonly HarmCheck[];
  alsoWrite?: ProgrammeNeeds['alsoWrite'];
  live: LiveNeeds;
  /** Signs the addresses under which drafts are looked at. */
  previewSecret: string;
  /** By outlet. */
  countCarts(db: Db, sellerId: number, now: Date): Promise<ReadonlyMap<number, { carts: number }>>;
  ordersSince(db: Db, outlet: OutletKey, since: Date): Promise<number>;
  /** Holders of a show that moves: how many there are, and the letters that they get. */
  moves: AfterSale['moves'];
  /** Closes what was ordered in tests that are over. */
  closeTests(now: Date): Promise<void>;
  /** Drops what this node keeps of shops in memory: what was just made or opened is there at once. */
  forgetShops(): void;
}
