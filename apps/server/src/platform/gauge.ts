// Numbers of the business, for whoever watches the shop from outside. Every module says its own; `/metrics` gathers them.
import type { Db } from './db/tables.ts';

export interface GaugeScope {
  /** Keys begin with the seller: what is counted by them is found in an index. */
  sellerIds: readonly number[];
  now: Date;
}

export interface Measured {
  labels?: Record<string, string | number>;
  value: number;
}

export interface Gauge {
  /** After `stagedoor_`: `mail_waiting`. */
  name: string;
  help: string;
  labels?: readonly string[];
  read(db: Db, scope: GaugeScope): Promise<Measured[]>;
}

const DAY_MS = 86_400_000;

export const aDayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);
