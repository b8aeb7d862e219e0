// Tickets that go from one place of the stock to another, with the counts of their levels.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { countAt } from './holder.ts';
import type { Whereabouts } from './holder.ts';
import './tables.ts';

const kindOf = (place: Whereabouts): string => (typeof place === 'string' ? place : place.kind);

/** Two holders of one kind share their counts. */
function assignments(from: Whereabouts, to: Whereabouts): RawBuilder<unknown>[] {
  if (kindOf(from) === kindOf(to)) return [];
  const isHeld = (place: Whereabouts): boolean => typeof place !== 'string';
  if (!isHeld(from) || !isHeld(to)) return [...countAt(from, '-', 'c.many'), ...countAt(to, '+', 'c.many')];
  // What is held stays held: only the count of each holder moves.
  return [countAt(from, '-', 'c.many')[1]!, countAt(to, '+', 'c.many')[1]!];
}

/** The levels must be locked. */
export async function moveCounts(
  tx: Tx,
  sellerId: number,
  manyByLevel: ReadonlyMap<number, number>,
  from: Whereabouts,
  to: Whereabouts,
): Promise<void> {
  const set = assignments(from, to);
  if (set.length === 0 || manyByLevel.size === 0) return;
  await sql`
    update level_stock s set ${sql.join(set)}
    from unnest(${[...manyByLevel.keys()]}::int[], ${[...manyByLevel.values()]}::int[]) as c (level, many)
    where s.seller_id = ${sellerId} and s.price_level_id = c.level`.execute(tx);
}

export const countByLevel = (tickets: readonly { levelId: number }[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { levelId } of tickets) counts.set(levelId, (counts.get(levelId) ?? 0) + 1);
  return counts;
};
