// SETUP-09: outlets that were founded in the box office, and since when they are open.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { OutletKey, OutletMoment } from './outlet-key.ts';
import { maintenance } from './switch-maintenance.ts';
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
const foundedOutlets = (db: Db): Promise<(OutletKey & { openedAt: Date | null })[]> =>
  db
    .selectFrom('outlet_openings')
    .select(['seller_id as sellerId', 'outlet_id as outletId', 'opened_at as openedAt'])
    .orderBy('seller_id')
    .orderBy('outlet_id')
    .execute();

/** Opens one that waits; false when somebody else did, or it never waited. */
async function openWaiting(tx: Tx, { sellerId, outletId }: OutletKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outlet_openings')
    .set({ opened_at: now, test_since: null })
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await maintenance.switch(tx, outletId, undefined);
  return true;
}

/** SETUP-08: anybody may come in and try it, or nobody again; false where it was so before, or is open by now. */
async function turnTest(
  tx: Tx,
  { sellerId, outletId, now }: OutletMoment,
  { on, message }: { on: boolean; message: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outlet_openings')
    .set({ test_since: on ? now : null })
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('opened_at', 'is', null)
    .where('test_since', on ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await maintenance.switch(tx, outletId, on ? undefined : message);
  return true;
}

/** Whether what is ordered there now is a test; that stays so until the transaction ends. */
const testedPiece = ({ sellerId, outletId }: OutletKey): RawBuilder<boolean> =>
  sql<boolean>`outlet_is_tested(${sellerId}, ${outletId})`;

async function isTested(tx: Tx, outlet: OutletKey): Promise<boolean> {
  const { rows } = await sql<{ tested: boolean }>`select ${testedPiece(outlet)} as tested`.execute(tx);
  return firstOf(rows).tested;
}

export interface SetUpOutlet {
  id: number;
  name: string;
  mainHost: string | null;
  icon: string | null;
  keptBy: 'files' | 'desk';
  /** `waits`: it was founded in the box office and never was open. */
  state: 'waits' | 'tested' | 'open' | 'closed';
}

async function setUpOutlets(db: Db, sellerId: number): Promise<SetUpOutlet[]> {
  const { rows } = await sql<SetUpOutlet>`
    select o.outlet_id as id, o.name, h.host as "mainHost", o.theme->>'faviconImageUrl' as icon, o.kept_by as "keptBy",
      case when w.test_since is not null then 'tested' when w.outlet_id is not null then 'waits' when o.maintenance_message is null then 'open' else 'closed' end
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
  test: turnTest,
  isTested,
  testedPiece,
  waiting: waitingOutlets,
  founded: foundedOutlets,
  list: setUpOutlets,
  keep: changeKeeper,
};
