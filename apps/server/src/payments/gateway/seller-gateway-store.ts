// The only SQL on the gateways of sellers.
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { SellerGatewaysTable } from '../tables.ts';
import type { SecretsOwner } from './secrets-vault.ts';
import '../tables.ts';

export type SellerGateway = Selectable<SellerGatewaysTable>;

/** All of them: there are few. */
export const listSellerGateways = (db: Db): Promise<SellerGateway[]> =>
  db.selectFrom('seller_gateways').selectAll().orderBy('seller_id').orderBy('gateway').execute();

export const gatewaysOfSeller = (db: Db, sellerId: number): Promise<SellerGateway[]> =>
  db
    .selectFrom('seller_gateways')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('until', (by) => by.desc().nullsFirst())
    .execute();

/** The one before is over; the one that comes may have been the seller's before. */
export async function changeGateway(tx: Tx, row: Insertable<SellerGatewaysTable>, now: Date): Promise<void> {
  await tx
    .updateTable('seller_gateways')
    .set({ until: now })
    .where('seller_id', '=', row.seller_id)
    .where('gateway', '<>', row.gateway)
    .where('until', 'is', null)
    .execute();
  const { seller_id: _seller, gateway: _gateway, kind: _kind, ...facts } = row;
  await tx
    .insertInto('seller_gateways')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'gateway']).doUpdateSet(facts))
    .execute();
}

const UNIQUE_VIOLATION = '23505';

/** Two changed at once: one gateway at a time. */
export function isSecondGateway(error: unknown): boolean {
  const { code, table } = recordOf(error);
  return code === UNIQUE_VIOLATION && table === 'seller_gateways';
}

/** What a seller had who had no row: from the beginning until now. */
export async function keepFormer(tx: Tx, row: Insertable<SellerGatewaysTable>): Promise<void> {
  await tx
    .insertInto('seller_gateways')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same secrets under another key; whoever types new ones meanwhile wins. */
export async function resealSecrets(
  db: Db,
  { seller_id, gateway }: SecretsOwner,
  from: string,
  to: string,
): Promise<void> {
  await db
    .updateTable('seller_gateways')
    .set({ sealed: to })
    .where('seller_id', '=', seller_id)
    .where('gateway', '=', gateway)
    .where('sealed', '=', from)
    .execute();
}

/** What sellers without a row are paid through, for whoever asks by a statement. */
export async function noteStandard(db: Db, gateway: string): Promise<void> {
  await db
    .insertInto('standard_gateway')
    .values({ gateway })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ gateway }))
    .execute();
}
