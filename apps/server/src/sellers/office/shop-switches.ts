// OPS-07, for the outlets of one seller.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { waitsPiece } from '../opening-store.ts';
import '../tables.ts';

export interface SwitchedShop {
  outletId: number;
  name: string;
  message: string | null;
  /** It never was open: it opens in Set-up, by its checklist. */
  waits: boolean;
}

export async function readSwitches(db: Db, sellerId: number) {
  const { rows: shops } = await sql<SwitchedShop>`
    select outlet_id as "outletId", name, maintenance_message as message, ${waitsPiece} as waits from outlets
    where seller_id = ${sellerId} order by outlet_id`.execute(db);
  const all = await db.selectFrom('platform_maintenance').select('message').executeTakeFirst();
  return { shops, everywhere: all?.message };
}

interface Wish {
  sellerId: number;
  /** Undefined: all of the seller's. */
  outletId: number | undefined;
  /** Undefined: open. */
  message: string | undefined;
}

/** Those that were otherwise before, as they were; undefined where there is no such shop. What waits is not opened. */
export async function switchShops(
  tx: Tx,
  { sellerId, outletId, message }: Wish,
): Promise<SwitchedShop[] | undefined> {
  const { rows } = await sql<SwitchedShop>`
    select outlet_id as "outletId", name, maintenance_message as message, ${waitsPiece} as waits from outlets
    where seller_id = ${sellerId} and ${outletId === undefined ? sql`true` : sql`outlet_id = ${outletId}`}
    order by outlet_id for update`.execute(tx);
  if (outletId !== undefined && rows.length === 0) return undefined;
  const turned = rows.filter((shop) => shop.message !== (message ?? null) && !shop.waits);
  const ids = turned.map((shop) => shop.outletId);
  await sql`update outlets set maintenance_message = ${message ?? null}
    where seller_id = ${sellerId} and outlet_id = any (${ids}::int[])`.execute(tx);
  return turned;
}
