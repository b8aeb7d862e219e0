// Invitations as the box office lists them, each with how far it is.
import type { OfficeInvitation } from '@stagedoor/contract/calls/office/invitations';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import type { InvitationStanding } from '@stagedoor/rules/guests/invitation-standing';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { officeMails } from '../../mail/index.ts';
import { awarding } from '../../orders/index.ts';
import { COUNTED, keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { HasComeIn } from '../guest-list-needs.ts';
import type { InvitationRow } from '../invitation-store.ts';
import '../tables.ts';

export interface InvitationScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
  now: Date;
  hasComeIn: HasComeIn;
}

export interface InvitationFilter {
  outletId?: number | undefined;
  standing?: InvitationStanding | undefined;
  words?: string | undefined;
}

export type ListedInvitation = InvitationRow & { standing: InvitationStanding; level_ids: number[] | null };

const columns: Record<string, KeysetColumn<ListedInvitation>> = {
  made: { column: sql`i.created_at`, type: 'timestamptz', valueOf: (row) => row.created_at },
  expires: { column: sql`i.expires_at`, type: 'timestamptz', valueOf: (row) => row.expires_at },
  guest: { column: sql`lower(i.guest_name)`, type: 'text', valueOf: (row) => row.guest_name.toLowerCase() },
};
const id: KeysetColumn<ListedInvitation> = {
  column: sql`i.invitation_id`,
  type: 'integer',
  valueOf: (row) => row.invitation_id,
};

/** The guest's answer before the letter's fate, the desk's last word before both, and whoever is in is in. */
const standing = ({ sellerId, now, hasComeIn }: InvitationScope): RawBuilder<InvitationStanding> => sql`(
  select case
    when bool_or(${awarding.hasGuestLine(sql`g.seller_id`, sql`g.request_uuid`, hasComeIn)}) then 'come'
    when i.revoked_at is not null then 'revoked'
    when bool_or(g.state in ('approved', 'fulfilled')) then 'approved'
    when bool_or(g.state = 'pending') then 'asked'
    when bool_or(g.state = 'declined') then 'declined'
    when i.expires_at <= ${now} then 'expired'
    when i.opened_at is not null then 'opened'
    when i.send_at is not null then 'waiting'
    when i.sent_at is null then 'made'
    when ${officeMails.cameBack(sellerId, sql`'invitation ' || i.invitation_id`)} then 'came-back'
    else 'sent' end
  from guest_requests g
  where g.seller_id = i.seller_id and g.invitation_id = i.invitation_id and g.hidden_at is null)`;

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

function atOutlets({ sellerId, outletIds }: InvitationScope, outletId?: number): RawBuilder<unknown> {
  if (outletId !== undefined && outletIds !== 'all' && !outletIds.includes(outletId)) return sql`false`;
  const wanted = outletId === undefined ? outletIds : [outletId];
  return sql`i.seller_id = ${sellerId} and i.hidden_at is null and ${wanted === 'all' ? sql`true` : sql`i.outlet_id = any (${wanted}::int[])`}`;
}

function matching(scope: InvitationScope, { outletId, standing: wanted, words }: InvitationFilter) {
  const begins = `%${literally(words?.trim().toLowerCase() ?? '')}%`;
  return sql`${atOutlets(scope, outletId)}
    and ${
      words?.trim()
        ? sql`(upkeep.folded(i.guest_name) like upkeep.folded(${begins}::text)
      or lower(i.guest_email) like ${begins})`
        : sql`true`
    }
    and ${wanted ? sql`${standing(scope)} = ${wanted}` : sql`true`}`;
}

export const describeInvitation = (
  row: ListedInvitation,
  levelNames: ReadonlyMap<number, string>,
): OfficeInvitation => ({
  id: row.invitation_id,
  outletId: row.outlet_id,
  guest: row.guest_name,
  email: row.guest_email ?? undefined,
  standing: row.standing,
  levels: (row.level_ids ?? []).map((level) => levelNames.get(level) ?? String(level)),
  ticketQuota: row.ticket_quota,
  ticketsHeld: row.tickets_held,
  useLimit: row.use_limit,
  uses: row.uses,
  deliveryMode: row.delivery_mode,
  collectsPayment: row.collects_payment,
  expiresAt: row.expires_at,
  madeBy: row.made_by ?? undefined,
  madeAt: row.created_at,
  sendAt: row.send_at ?? undefined,
  sentAt: row.sent_at ?? undefined,
  openedAt: row.opened_at ?? undefined,
  isTest: row.is_test || undefined,
});

export async function readInvitations(
  db: Db,
  scope: InvitationScope,
  filter: InvitationFilter,
  asked: KeysetQuestion,
  size?: number,
) {
  const keyset = keysetPieces<ListedInvitation>({ columns, id, begin: '-made' }, asked, size);
  const { rows } = await sql<ListedInvitation>`
    select i.*, ${standing(scope)} as standing, 
      (select array_agg(l.price_level_id order by l.price_level_id) from invitation_levels l
        where l.seller_id = i.seller_id and l.invitation_id = i.invitation_id) as level_ids
    from invitations i where ${matching(scope, filter)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  return keyset.page(rows);
}

export async function countInvitations(db: Db, scope: InvitationScope, filter: InvitationFilter) {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from (
      select 1 from invitations i where ${matching(scope, filter)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(
    db,
  );
  const { many } = firstOf(rows);
  return { matching: Math.min(many, COUNTED), isExact: many <= COUNTED };
}

export async function countByStanding(db: Db, scope: InvitationScope, outletId?: number) {
  const { rows } = await sql<{ standing: InvitationStanding; invitations: number }>`
    select standing, count(*)::int as invitations from (
      select ${standing(scope)} as standing from invitations i where ${atOutlets(scope, outletId)}) each
    group by standing order by standing`.execute(db);
  return rows;
}
