// Makes invitations, and changes those that are known by their reference. A link is made once and cannot be read again.
import { sql } from 'kysely';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Changes } from '../platform/db/changes.ts';
import { saveRows } from '../platform/db/save-rows.ts';
import type { Tx } from '../platform/db/tables.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { OutletKey } from '../sellers/index.ts';
import './tables.ts';

export interface InvitationWish {
  reference: string;
  guestName: string;
  guestEmail: string | null;
  deliveryMode: number;
  collectsPayment: boolean;
  ticketQuota: number;
  useLimit: number;
  expiresAt: Date;
  /** None means every level of the outlet. */
  levelIds: readonly number[];
  /** Given in demonstrations only; otherwise nobody could have chosen it. */
  token?: string;
}

export interface SavedInvitations {
  changes: Changes;
  /** The new ones, with the secret that stands nowhere else. */
  made: { invitationId: number; reference: string; token: string }[];
}

const KEY = ['seller_id', 'outlet_id', 'reference'] as const;

async function findKnown(tx: Tx, { sellerId, outletId }: OutletKey) {
  const rows = await tx
    .selectFrom('invitations')
    .select(['reference', 'token_hash', 'created_at'])
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

async function findIds(tx: Tx, { sellerId, outletId }: OutletKey): Promise<Map<string | null, number>> {
  const rows = await tx
    .selectFrom('invitations')
    .select(['reference', 'invitation_id'])
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .execute();
  return new Map(rows.map((row) => [row.reference, row.invitation_id]));
}

async function saveLevels(
  tx: Tx,
  { sellerId }: OutletKey,
  wishes: readonly InvitationWish[],
  ids: ReadonlyMap<string | null, number>,
): Promise<void> {
  const rows = wishes.flatMap(({ reference, levelIds }) =>
    levelIds.map((price_level_id) => ({
      seller_id: sellerId,
      invitation_id: valueOf(ids, reference),
      price_level_id,
    })),
  );
  await saveRows(
    tx,
    'invitation levels',
    'invitation_levels',
    ['seller_id', 'invitation_id', 'price_level_id'],
    rows,
  );
  const described = wishes.map(({ reference }) => valueOf(ids, reference));
  await sql`
    delete from invitation_levels l
    where l.seller_id = ${sellerId} and l.invitation_id = any(${described}::int[])
      and not exists (
        select 1 from jsonb_populate_recordset(null::invitation_levels, ${JSON.stringify(rows)}::jsonb) g
        where g.invitation_id = l.invitation_id and g.price_level_id = l.price_level_id)`.execute(tx);
}

export async function saveInvitations(
  tx: Tx,
  outlet: OutletKey,
  wishes: readonly InvitationWish[],
  now: Date,
): Promise<SavedInvitations> {
  const known = await findKnown(tx, outlet);
  const tokens = new Map<string, string>();
  const rows = wishes.map((wish) => {
    const before = known.get(wish.reference);
    const token = wish.token ?? newSecret();
    if (!before) tokens.set(wish.reference, token);
    return {
      seller_id: outlet.sellerId,
      outlet_id: outlet.outletId,
      reference: wish.reference,
      token_hash: before?.token_hash ?? hashSecret(token),
      guest_name: wish.guestName,
      guest_email: wish.guestEmail,
      delivery_mode: wish.deliveryMode,
      collects_payment: wish.collectsPayment,
      ticket_quota: wish.ticketQuota,
      use_limit: wish.useLimit,
      expires_at: wish.expiresAt,
      created_at: before?.created_at ?? now,
    };
  });
  const changes = await saveRows(tx, 'invitations', 'invitations', KEY, rows);
  const ids = await findIds(tx, outlet);
  await saveLevels(tx, outlet, wishes, ids);
  const made = [...tokens].map(([reference, token]) => ({
    invitationId: valueOf(ids, reference),
    reference,
    token,
  }));
  return { changes, made };
}
