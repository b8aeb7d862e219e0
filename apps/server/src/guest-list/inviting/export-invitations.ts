import { ALL_OPTIONS, SHIPPING_AND_MOBILE, WILL_CALL_ONLY } from '@stagedoor/rules/delivery/guest-delivery';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import { invitationStandingWords } from '@stagedoor/rules/messages/invitation-office';
import { defineExport } from '../../platform/tasks/define-export.ts';
import type { HasComeIn } from '../guest-list-needs.ts';
import { countInvitations, readInvitations } from './read-invitations.ts';
import type { InvitationFilter, InvitationScope, ListedInvitation } from './read-invitations.ts';

export interface InvitationExportDetails extends InvitationFilter {
  outletIds: InvitationScope['outletIds'];
  /** What has expired is judged by the moment of asking, however long the writing takes. */
  at: string;
}

const ROWS = 1000;
const modes: Readonly<Record<number, string>> = {
  [ALL_OPTIONS]: 'all',
  [SHIPPING_AND_MOBILE]: 'ship-or-mobile',
  [WILL_CALL_ONLY]: 'will-call',
};

/** The columns of an import come first, under the same names: what comes out can go in again. */
const heads = [
  'reference',
  'guest',
  'email',
  'tickets',
  'uses',
  'delivery',
  'payment',
  'expires',
  'levels',
  'state',
  'asked for',
  'written',
  'opened',
  'made by',
];

const rowOf = (row: ListedInvitation): CsvRow => [
  row.reference ?? undefined,
  row.guest_name,
  row.guest_email ?? undefined,
  row.ticket_quota,
  row.use_limit,
  modes[row.delivery_mode] ?? String(row.delivery_mode),
  row.collects_payment ? 'yes' : 'no',
  row.expires_at.toISOString(),
  row.level_ids?.join(' '),
  invitationStandingWords[row.standing],
  row.tickets_held,
  row.sent_at?.toISOString(),
  row.opened_at?.toISOString(),
  row.made_by ?? undefined,
];

export const invitationExport = (hasComeIn: HasComeIn) => {
  const scopeOf = (sellerId: number, { outletIds, at }: InvitationExportDetails): InvitationScope => ({
    sellerId,
    outletIds,
    now: new Date(at),
    hasComeIn,
  });
  return defineExport<InvitationExportDetails, string>({
    kind: 'guests.invitations',
    permission: 'lists.export',
    heads,
    count: async (tx, { sellerId, details }) =>
      (await countInvitations(tx, scopeOf(sellerId, details), details)).matching,
    read: async (tx, { sellerId, details }, cursor) => {
      const page = await readInvitations(tx, scopeOf(sellerId, details), details, { after: cursor }, ROWS);
      return { rows: page.rows.map(rowOf), cursor: page.after };
    },
  });
};
