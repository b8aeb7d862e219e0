// The only SQL on guest requests and their lines.
import { guestRequestMachine } from '@stagedoor/rules/machines/guest-request';
import { statesBefore } from '@stagedoor/rules/machines/state-machine';
import type { Insertable, Selectable } from 'kysely';
import { ownOrElse } from '../platform/db/own-or-else.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { GuestRequestLinesTable, GuestRequestsTable } from './tables.ts';
import './tables.ts';

export type GuestRequestRow = Selectable<GuestRequestsTable>;
export type GuestLineRow = Selectable<GuestRequestLinesTable>;

/** Undefined when the number is taken already: then another one is drawn. */
export const insertRequest = (
  tx: Tx,
  row: Insertable<GuestRequestsTable>,
): Promise<GuestRequestRow | undefined> =>
  tx
    .insertInto('guest_requests')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'unique_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

export async function insertLines(tx: Tx, rows: Insertable<GuestRequestLinesTable>[]): Promise<void> {
  await tx.insertInto('guest_request_lines').values(rows).execute();
}

/** One of a test that is over is not there. */
export const findRequest = (db: Db, sellerId: number, uuid: string): Promise<GuestRequestRow | undefined> =>
  db
    .selectFrom('guest_requests')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('request_uuid', '=', uuid)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();

export const findByDraft = (
  tx: Tx,
  sellerId: number,
  invitationId: number,
  draftUuid: string,
): Promise<GuestRequestRow | undefined> =>
  tx
    .selectFrom('guest_requests')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('invitation_id', '=', invitationId)
    .where('draft_uuid', '=', draftUuid)
    .executeTakeFirst();

export const findLines = (db: Db, { seller_id, request_uuid }: GuestRequestRow): Promise<GuestLineRow[]> =>
  db
    .selectFrom('guest_request_lines')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('request_uuid', '=', request_uuid)
    .where('quantity', '>', 0)
    .orderBy('event_place')
    .orderBy('price_level_id')
    .execute();

/** The requests that wait for a decision and would be charged to this card. */
export const findPendingWith = (
  db: Db,
  sellerId: number,
  paymentMethodId: number,
): Promise<Pick<GuestRequestRow, 'request_uuid' | 'unique_id'>[]> =>
  db
    .selectFrom('guest_requests')
    .select(['request_uuid', 'unique_id'])
    .where('seller_id', '=', sellerId)
    .where('payment_method_id', '=', paymentMethodId)
    .where('state', 'in', statesBefore(guestRequestMachine, 'approved'))
    .orderBy('created_at')
    .execute();

/** GUEST-15: how many of each level the invitation's requests have asked for; a declined one counts no more. */
export async function askedByLevel(
  db: Db,
  { seller_id, invitation_id }: { seller_id: number; invitation_id: number },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('guest_request_lines as l')
    .innerJoin('guest_requests as r', (join) =>
      join.onRef('r.seller_id', '=', 'l.seller_id').onRef('r.request_uuid', '=', 'l.request_uuid'),
    )
    .select(['l.price_level_id', (eb) => eb.fn.sum<string>('l.quantity').as('asked')])
    .where('r.seller_id', '=', seller_id)
    .where('r.invitation_id', '=', invitation_id)
    .where('r.state', '<>', 'declined')
    .where('r.hidden_at', 'is', null)
    .groupBy('l.price_level_id')
    .execute();
  return new Map(rows.map(({ price_level_id, asked }) => [price_level_id, Number(asked)]));
}

/** The latest of the outlet, or else of another one of the seller. */
export const latestRequest = (
  db: Db,
  { sellerId, outletId }: { sellerId: number; outletId: number },
): Promise<GuestRequestRow | undefined> => {
  const all = db.selectFrom('guest_requests').selectAll().where('seller_id', '=', sellerId);
  return ownOrElse(all.orderBy('created_at', 'desc').limit(1), outletId);
};
