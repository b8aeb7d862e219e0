// How much a batch may do where one engine serves everybody: as much as it did in so long a time before.
import type { Engine } from '../db/engine.ts';

/** Somebody at a page waits for one batch before their call, and hardly notices. */
export const A_BATCH_MS = 120;
/** The first of a kind: what it costs is not known yet. */
const FIRST_SHARE = 0.1;
/** One that was lucky says little about the next. */
const MOST_GROWTH = 1.5;
const LEAST_SHARE = 0.001;

export interface BatchPace {
  /** Of a number that the kind does at once where it has the database for itself. */
  atMost(kind: string, usual: number): number;
  /** Told of every batch, from its first statement to its commit. */
  took(kind: string, ms: number): void;
}

export const unhurriedPace: BatchPace = { atMost: (_kind, usual) => usual, took: () => {} };

/** Remembered as long as the process lives: tasks come and go, and their kind costs what it costs. */
export function batchPace(batchMs = A_BATCH_MS): BatchPace {
  const shares = new Map<string, number>();
  const shareOf = (kind: string): number => shares.get(kind) ?? FIRST_SHARE;
  return {
    atMost: (kind, usual) => Math.max(1, Math.floor(usual * shareOf(kind))),
    took: (kind, ms) => {
      const wanted = shareOf(kind) * Math.min(MOST_GROWTH, batchMs / Math.max(ms, 1));
      shares.set(kind, Math.min(1, Math.max(LEAST_SHARE, wanted)));
    },
  };
}

/** A server has other connections for everybody else: there a batch is as large as its kind makes it. */
export const paceAt = (engine: Engine['kind']): BatchPace | undefined =>
  engine === 'embedded' ? batchPace() : undefined;
