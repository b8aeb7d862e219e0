// The SQL of decisions on guest requests: every statement carries the state that it starts from.
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import { openings } from '../../sellers/index.ts';
import { findRequest } from '../guest-request-store.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import type { GuestRequestsTable } from '../tables.ts';
import '../tables.ts';

/**
 * Whoever decides the same one waits here, and then sees what was decided. One of a test that is over is not there. The
 * outlet is taken first, as by the end of its test.
 */
export async function lockRequest(
  tx: Tx,
  sellerId: number,
  uuid: string,
): Promise<GuestRequestRow | undefined> {
  const seen = await findRequest(tx, sellerId, uuid);
  if (!seen) return undefined;
  await openings.isTested(tx, { sellerId, outletId: seen.outlet_id });
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('request_uuid', '=', uuid)
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Only one that is still to be decided changes. */
export async function updatePending(
  tx: Tx,
  { seller_id, request_uuid }: GuestRequestRow,
  changes: Updateable<GuestRequestsTable>,
): Promise<GuestRequestRow> {
  return tx
    .updateTable('guest_requests')
    .set(changes)
    .where('seller_id', '=', seller_id)
    .where('request_uuid', '=', request_uuid)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A declined request leaves its tickets to the invitation. */
export async function returnTickets(tx: Tx, request: GuestRequestRow): Promise<void> {
  await sql`
    update invitations set tickets_held = tickets_held - (
      select sum(quantity)::int from guest_request_lines
      where seller_id = ${request.seller_id} and request_uuid = ${request.request_uuid})
    where seller_id = ${request.seller_id} and invitation_id = ${request.invitation_id}`.execute(tx);
}

export async function isRevoked(tx: Tx, { seller_id, invitation_id }: GuestRequestRow): Promise<boolean> {
  const { revoked_at } = await tx
    .selectFrom('invitations')
    .select('revoked_at')
    .where('seller_id', '=', seller_id)
    .where('invitation_id', '=', invitation_id)
    .executeTakeFirstOrThrow();
  return revoked_at !== null;
}

/** What was asked for stays beside what is given. */
export async function lessenLines(
  tx: Tx,
  { seller_id, request_uuid }: GuestRequestRow,
  given: readonly { priceLevelId: number; quantity: number; taxesCents: number }[],
): Promise<void> {
  const lines = given.map(({ priceLevelId: level, quantity, taxesCents: taxes }) => ({
    level,
    quantity,
    taxes,
  }));
  await sql`
    update guest_request_lines l
    set quantity = g.quantity, taxes_cents = g.taxes, asked_quantity = coalesce(l.asked_quantity, l.quantity)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g (level integer, quantity integer, taxes integer)
    where l.seller_id = ${seller_id} and l.request_uuid = ${request_uuid}
      and l.price_level_id = g.level and g.quantity < l.quantity`.execute(tx);
}

/** So many of the request's tickets go back to the invitation. */
export async function returnSome(
  tx: Tx,
  { seller_id, invitation_id }: GuestRequestRow,
  tickets: number,
): Promise<void> {
  await sql`
    update invitations set tickets_held = tickets_held - ${tickets}
    where seller_id = ${seller_id} and invitation_id = ${invitation_id}`.execute(tx);
}
