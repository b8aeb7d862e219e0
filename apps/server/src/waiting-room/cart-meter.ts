// How quickly this node opens carts, over its last seconds: what people are let in by. It is about load, not about the
// product's time.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { databaseTime } from '../platform/db/database-time.ts';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

const WINDOW_MS = 10_000;
const MOST_KEPT = 5000;
/** One of ten is as slow as this or slower. */
const SLOW_SHARE = 0.9;

/** An event of a shop. */
export interface Wanted {
  sellerId: number;
  outletId: number;
  eventId: number;
}

export interface CartMeter {
  /** Counts who wants what, and how long it takes. */
  measure<T>(wanted: readonly Wanted[], work: () => Promise<T>): Promise<T>;
  served(): { served: number; slowMs: number };
  /** What most people wanted, and how many. */
  mostWanted(): { wanted: Wanted; carts: number } | undefined;
}

export function cartMeter(elapsed: () => number = () => performance.now()): CartMeter {
  let times: { at: number; ms: number; wanted: readonly Wanted[] }[] = [];
  const recent = () => {
    const from = elapsed() - WINDOW_MS;
    const first = times.findIndex(({ at }) => at >= from);
    if (first !== 0) times = first === -1 ? [] : times.slice(first);
    return times;
  };
  return {
    measure: async (wanted, work) => {
      const begun = elapsed();
      try {
        return await work();
      } finally {
        const at = elapsed();
        if (times.length >= MOST_KEPT) times = times.slice(MOST_KEPT / 2);
        times.push({ at, ms: at - begun, wanted });
      }
    },
    served: () => {
      const sorted = recent()
        .map(({ ms }) => ms)
        .sort((a, b) => a - b);
      return {
        served: sorted.length,
        slowMs: Math.round(sorted[Math.floor(sorted.length * SLOW_SHARE)] ?? 0),
      };
    },
    mostWanted: () => {
      const counts = new Map<string, { wanted: Wanted; carts: number }>();
      for (const wanted of recent().flatMap((each) => each.wanted)) {
        const key = `${wanted.sellerId} ${wanted.eventId}`;
        counts.set(key, { wanted, carts: (counts.get(key)?.carts ?? 0) + 1 });
      }
      return [...counts.values()].sort((a, b) => b.carts - a.carts)[0];
    },
  };
}

const nodeId = randomUUID();
const FRESH_SECONDS = 5;

/** Tells the other nodes, while somebody waits. */
export async function tellServed(db: Db, clock: Clock, { served, slowMs }: ReturnType<CartMeter['served']>) {
  await sql`
    insert into served_carts (node_id, measured_at, served, slow_ms)
    values (${nodeId}, ${databaseTime(clock)}, ${served}, ${slowMs})
    on conflict (node_id) do update set measured_at = excluded.measured_at, served = excluded.served,
      slow_ms = excluded.slow_ms`.execute(db);
}

/** At the slowest node of those that live; undefined where none of them served anything. */
export async function slowestNode(db: Db, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ slow: number | null }>`
    select max(slow_ms) as slow from served_carts
    where served > 0 and measured_at > ${now}::timestamptz - ${FRESH_SECONDS} * interval '1 second'`.execute(
    db,
  );
  return rows[0]?.slow ?? undefined;
}

/** Nodes that are gone. */
export async function forgetNodes(db: Db, now: Date): Promise<void> {
  await sql`delete from served_carts where measured_at < ${now}::timestamptz - interval '1 hour'`.execute(db);
}
