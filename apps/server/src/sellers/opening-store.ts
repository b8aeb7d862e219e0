// SETUP-09: outlets that were founded in the box office, and since when they are open.
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { OutletKey } from './outlet-key.ts';
import './tables.ts';

/** Written with the outlet itself: it waits. */
async function makeWaiting(tx: Tx, { sellerId, outletId }: OutletKey, now: Date): Promise<void> {
  const row = { seller_id: sellerId, outlet_id: outletId, made_at: now, opened_at: null };
  await tx.insertInto('outlet_openings').values(row).execute();
}

/** A piece of a statement on `outlets`: whether the one in the row waits. */
export const waitsPiece = sql<boolean>`exists (select from outlet_openings w where w.seller_id = outlets.seller_id
  and w.outlet_id = outlets.outlet_id and w.opened_at is null)`;

/** The seller's outlets that wait. */
async function waitingOutlets(db: Db, sellerId: number): Promise<OutletKey[]> {
  return db
    .selectFrom('outlet_openings')
    .select(['seller_id as sellerId', 'outlet_id as outletId'])
    .where('opened_at', 'is', null)
    .where('seller_id', '=', sellerId)
    .orderBy('outlet_id')
    .execute();
}

/** Of all sellers, those that were founded in the box office, whether they wait or not. */
const foundedOutlets = (db: Db): Promise<OutletKey[]> =>
  db
    .selectFrom('outlet_openings')
    .select(['seller_id as sellerId', 'outlet_id as outletId'])
    .orderBy('seller_id')
    .orderBy('outlet_id')
    .execute();

/** Opens one that waits; false when somebody else did, or it never waited. */
async function openWaiting(tx: Tx, { sellerId, outletId }: OutletKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outlet_openings')
    .set({ opened_at: now })
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await sql`update outlets set maintenance_message = null
    where seller_id = ${sellerId} and outlet_id = ${outletId}`.execute(tx);
  return true;
}

export interface SetUpOutlet {
  id: number;
  name: string;
  mainHost: string | null;
  keptBy: 'files' | 'desk';
  /** `waits`: it was founded in the box office and never was open. */
  state: 'waits' | 'open' | 'closed';
}

async function setUpOutlets(db: Db, sellerId: number): Promise<SetUpOutlet[]> {
  const { rows } = await sql<SetUpOutlet>`
    select o.outlet_id as id, o.name, h.host as "mainHost", o.kept_by as "keptBy",
      case when w.outlet_id is not null then 'waits' when o.maintenance_message is null then 'open' else 'closed' end
        as state
    from outlets o
    left join outlet_hosts h on h.outlet_id = o.outlet_id and h.is_main
    left join outlet_openings w on w.seller_id = o.seller_id and w.outlet_id = o.outlet_id and w.opened_at is null
    where o.seller_id = ${sellerId} order by o.outlet_id`.execute(db);
  return rows;
}

/** False where it was so before. */
async function changeKeeper(
  tx: Tx,
  { sellerId, outletId }: OutletKey,
  keptBy: 'files' | 'desk',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outlets')
    .set({ kept_by: keptBy })
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('kept_by', '!=', keptBy)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const openings = {
  make: makeWaiting,
  open: openWaiting,
  waiting: waitingOutlets,
  founded: foundedOutlets,
  list: setUpOutlets,
  keep: changeKeeper,
};
