// The only SQL on invitations, their levels and their holders.
import type { InvitationFacts } from '@stagedoor/rules/guests/invitation';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { ownOrElse } from '../platform/db/own-or-else.ts';
import { prune } from '../platform/db/prune.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { OutletKey } from '../sellers/index.ts';
import type { InvitationsTable } from './tables.ts';
import './tables.ts';

export type InvitationRow = Selectable<InvitationsTable>;

export const factsOf = (row: InvitationRow): InvitationFacts => ({
  revokedAt: row.revoked_at,
  expiresAt: row.expires_at,
  useLimit: row.use_limit,
  uses: row.uses,
  ticketQuota: row.ticket_quota,
  ticketsHeld: row.tickets_held,
});

const at = (db: Db, { sellerId, outletId }: OutletKey) =>
  db
    .selectFrom('invitations as i')
    .selectAll('i')
    .where('i.seller_id', '=', sellerId)
    .where('i.outlet_id', '=', outletId)
    .where('i.hidden_at', 'is', null);

/** An invitation is known at its own outlet only. */
export const findByToken = (
  db: Db,
  outlet: OutletKey,
  tokenHash: string,
): Promise<InvitationRow | undefined> =>
  at(db, outlet)
    .where((eb) =>
      eb.or([
        eb('i.token_hash', '=', tokenHash),
        eb(
          'i.invitation_id',
          'in',
          eb
            .selectFrom('invitation_letter_tokens as t')
            .select('t.invitation_id')
            .whereRef('t.seller_id', '=', 'i.seller_id')
            .where('t.token_hash', '=', tokenHash),
        ),
      ]),
    )
    .executeTakeFirst();

export const findHeld = (db: Db, outlet: OutletKey, sessionId: string): Promise<InvitationRow | undefined> =>
  at(db, outlet)
    .innerJoin('invitation_holders as h', (join) =>
      join.onRef('h.seller_id', '=', 'i.seller_id').onRef('h.invitation_id', '=', 'i.invitation_id'),
    )
    .where('h.session_id', '=', sessionId)
    .executeTakeFirst();

export const findInvitations = (db: Db, outlet: OutletKey): Promise<InvitationRow[]> =>
  at(db, outlet).orderBy('i.invitation_id').execute();

/** For this transaction alone: whoever asks with the same invitation waits. */
export const lockInvitation = (tx: Tx, { seller_id, invitation_id }: InvitationRow): Promise<InvitationRow> =>
  tx
    .selectFrom('invitations')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('invitation_id', '=', invitation_id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function bindToSession(
  db: Db,
  { seller_id, invitation_id }: InvitationRow,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('invitation_holders')
    .values({ seller_id, session_id: sessionId, invitation_id, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'session_id']).doUpdateSet({ invitation_id, seen_at: now }),
    )
    .execute();
}

/** The link was used; the first time counts. */
export async function markOpened(
  db: Db,
  { seller_id, invitation_id }: InvitationRow,
  now: Date,
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ opened_at: now })
    .where('seller_id', '=', seller_id)
    .where('invitation_id', '=', invitation_id)
    .where('opened_at', 'is', null)
    .execute();
}

/** The session of a browser that has not come back for so long is over anyway. */
export const forgetHolders = (db: Db, seenUntil: Date): Promise<void> =>
  prune(db, sql.table('invitation_holders'), { by: 'seen_at', until: seenUntil });

/** The levels that an invitation is good for; none means all. */
export async function levelsOf(
  db: Db,
  { seller_id, invitation_id }: Pick<InvitationRow, 'seller_id' | 'invitation_id'>,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('invitation_levels')
    .select('price_level_id')
    .where('seller_id', '=', seller_id)
    .where('invitation_id', '=', invitation_id)
    .execute();
  return new Set(rows.map(({ price_level_id }) => price_level_id));
}

/** Counts a use and its tickets; the constraints hold whatever was counted before. */
export async function takeTickets(tx: Tx, row: InvitationRow, tickets: number): Promise<void> {
  await tx
    .updateTable('invitations')
    .set((eb) => ({ tickets_held: eb('tickets_held', '+', tickets), uses: eb('uses', '+', 1) }))
    .where('seller_id', '=', row.seller_id)
    .where('invitation_id', '=', row.invitation_id)
    .execute();
}

/** Undefined when there is none of this number; the time of an earlier revocation stays. */
export async function revokeInvitation(
  db: Db,
  { sellerId, outletId }: OutletKey,
  invitationId: number,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db
    .updateTable('invitations')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('invitation_id', '=', invitationId)
    .returningAll()
    .executeTakeFirst();
}

/** The latest of the outlet, or else of another one of the seller. */
export const latestInvitation = (
  db: Db,
  { sellerId, outletId }: { sellerId: number; outletId: number },
): Promise<InvitationRow | undefined> => {
  const all = db.selectFrom('invitations').selectAll().where('seller_id', '=', sellerId);
  return ownOrElse(all.orderBy('invitation_id', 'desc').limit(1), outletId);
};
