// What modules above know of an order, as its story is told.
import type { ScanResult } from '@stagedoor/rules/tickets/judge-scan';

/** One look at a ticket, at a door. */
export interface ToldScan {
  uuid: string;
  at: Date;
  gate: string;
  level: string;
  result: ScanResult;
  isDouble: boolean;
  offline: boolean;
  isUndone: boolean;
  reason: string | null;
}

/** The request that an order came of. */
export interface ToldRequest {
  number: string;
  placedAt: Date;
  onPlan: boolean;
}

/** Where the request's entry was drawn. */
export interface RankInDraw {
  place: number;
  entries: number;
  publishedAt: Date;
  /** Whether it got something when the result was published, and not only by a later walk. */
  isAwarded: boolean;
}
