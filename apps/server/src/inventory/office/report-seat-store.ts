import { layOut } from '@stagedoor/rules/seats/lay-out';
import { packSeats } from '@stagedoor/rules/seats/packed';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { readPlanSeats } from '../seat-map/plan-store.ts';
import type { HolderKind } from '../holder.ts';
import '../tables.ts';

interface ReportSeats {
  /** Six bytes a seat in base64. */
  packed: string;
  /** In the same order. */
  seats: { ticketId: number; isSold: boolean; holder: HolderKind | null }[];
}

/** The numbered seats of some levels, where each lies, and whose it is. */
export async function reportSeats(
  db: Db,
  sellerId: number,
  levelIds: readonly number[],
): Promise<ReportSeats> {
  const plan = await readPlanSeats(db, sellerId, levelIds);
  const { rows } = await sql<{ id: number; isSold: boolean; holder: HolderKind | null }>`
    select ticket_id as id, state = 'sold' as "isSold", holder_kind as holder from tickets
    where seller_id = ${sellerId} and price_level_id = any (${[...levelIds]}::int[]) and state <> 'free'`.execute(
    db,
  );
  const taken = new Map(rows.map((row) => [row.id, row]));
  const places = layOut(plan);
  const levels = [...new Set(plan.map(({ levelId }) => levelId))];
  return {
    packed: packSeats(
      plan.map(({ levelId, kind }, index) => {
        const { x = 0, y = 0 } = places[index] ?? {};
        return { x, y, level: levels.indexOf(levelId), kind };
      }),
    ),
    seats: plan.map(({ ticketId }) => {
      const { isSold = false, holder = null } = taken.get(ticketId) ?? {};
      return { ticketId, isSold, holder };
    }),
  };
}
