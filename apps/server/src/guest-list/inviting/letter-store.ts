import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import type { InvitationRow } from '../invitation-store.ts';
import '../tables.ts';

/** The next one whose letter is due, with its new secret; another node's is passed over. */
export async function nextToSend(tx: Tx, tokenHash: string, now: Date): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    update invitations set token_hash = ${tokenHash}, send_at = null, sent_at = ${now}
    where (seller_id, invitation_id) in (
      select seller_id, invitation_id from invitations
      where send_at <= ${now} and revoked_at is null and expires_at > ${now}
      order by send_at limit 1 for update skip locked)
    returning *`.execute(tx);
  return rows[0];
}

/** Who made them, and when they are written to; one without an address is not. Answers how many are. */
export async function signAndSchedule(
  tx: Tx,
  sellerId: number,
  ids: readonly number[],
  { by, sendAt }: { by: string; sendAt: Date | undefined },
): Promise<number> {
  const { rows } = await sql<{ send_at: Date | null }>`
    update invitations set made_by = ${by},
      send_at = case when guest_email is null then null else ${sendAt ?? null}::timestamptz end
    where seller_id = ${sellerId} and invitation_id = any (${[...ids]}::int[])
    returning send_at`.execute(tx);
  return rows.filter(({ send_at }) => send_at !== null).length;
}

/** For this transaction alone, in one order whoever asks. */
export async function lockInvitations(
  tx: Tx,
  sellerId: number,
  ids: readonly number[],
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select * from invitations where seller_id = ${sellerId} and invitation_id = any (${[...ids]}::int[])
      and hidden_at is null order by invitation_id for update`.execute(tx);
  return rows;
}

export async function scheduleAgain(
  tx: Tx,
  sellerId: number,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await sql`
    update invitations set send_at = ${at}
    where seller_id = ${sellerId} and invitation_id = any (${[...ids]}::int[])`.execute(tx);
}

/** A letter that still waits does not go. */
export async function revokeAll(tx: Tx, sellerId: number, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update invitations set revoked_at = ${now}, send_at = null
    where seller_id = ${sellerId} and invitation_id = any (${[...ids]}::int[]) and revoked_at is null`.execute(
    tx,
  );
}
