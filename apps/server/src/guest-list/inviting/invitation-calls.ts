import {
  checkInvitations,
  countInvitations,
  exportInvitations,
  getInvitationOffer,
  listInvitations,
  revokeInvitations,
  saveInvitations,
  sendInvitations,
} from '@stagedoor/contract/calls/office/invitations';
import { invitationState } from '@stagedoor/rules/guests/invitation';
import { invitationOfficeMessages as says } from '@stagedoor/rules/messages/invitation-office';
import type { Tx } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { startExport } from '../../staff/index.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { factsOf } from '../invitation-store.ts';
import type { InvitationRow } from '../invitation-store.ts';
import { invitationExport } from './export-invitations.ts';
import { levelNamesOf, readInvitationOffer } from './guest-lists.ts';
import { writeInvitationLetters } from './invitation-letters.ts';
import { lockInvitations, revokeAll, scheduleAgain } from './letter-store.ts';
import {
  countByStanding,
  countInvitations as countMatching,
  describeInvitation,
  readInvitations,
} from './read-invitations.ts';
import type { InvitationScope } from './read-invitations.ts';
import { checkFile, saveFile } from './save-file.ts';

type Caller = Callers['office'];

/** Letters that are written before the desk has its answer. */
const AT_ONCE = 20;

/** All of them, or none: one that is not the caller's is not there. */
async function requireInvitations(tx: Tx, caller: Caller, ids: readonly number[]): Promise<InvitationRow[]> {
  const rows = await lockInvitations(tx, caller.sellerId, ids);
  if (rows.length < new Set(ids).size) refuse('NOT_FOUND');
  for (const row of rows) caller.requireOutlet(row.outlet_id);
  return rows;
}

const idsOf = (rows: readonly InvitationRow[]): number[] => rows.map(({ invitation_id }) => invitation_id);

/** Why a guest is not written to again; undefined where nothing speaks against it. */
function wrongWithSending(row: InvitationRow, now: Date): string | undefined {
  if (row.guest_email === null) return says.noAddress(row.guest_name);
  const state = invitationState(factsOf(row), now);
  return state === 'valid' ? undefined : says.isOver(row.guest_name, state);
}

const sendAgain = (needs: GuestListNeeds): Handler =>
  handle(sendInvitations, async ({ invitations }, caller) => {
    const { sellerId, now } = caller;
    const answer = await caller.change(async ({ tx, record, unchanged }) => {
      const rows = await requireInvitations(tx, caller, invitations);
      const good = rows.filter((row) => wrongWithSending(row, now) === undefined);
      const problems = rows.flatMap((row) => wrongWithSending(row, now) ?? []);
      if (good.length === 0) return unchanged({ sent: 0, problems });
      await scheduleAgain(tx, sellerId, idsOf(good), now);
      for (const { invitation_id, outlet_id } of good)
        record({
          action: 'guest.invitation-sent',
          subject: { kind: 'invitation', id: invitation_id },
          outletId: outlet_id,
        });
      return { sent: good.length, problems };
    });
    await writeInvitationLetters(needs.db, needs.publicAddress, now);
    return answer;
  });

const revoke: Handler = handle(revokeInvitations, ({ invitations, reason }, caller) =>
  caller.change(async ({ tx, record, unchanged }) => {
    const rows = await requireInvitations(tx, caller, invitations);
    const valid = rows.filter(({ revoked_at }) => revoked_at === null);
    if (valid.length === 0) return unchanged({ revoked: 0 });
    await revokeAll(tx, caller.sellerId, idsOf(valid), caller.now);
    for (const { invitation_id, outlet_id } of valid)
      record({
        action: 'guest.invitation-revoked',
        subject: { kind: 'invitation', id: invitation_id },
        outletId: outlet_id,
        reason: reason.trim(),
      });
    return { revoked: valid.length };
  }),
);

const scopeOf = ({ hasComeIn }: GuestListNeeds, { sellerId, outletIds, now }: Caller): InvitationScope => ({
  sellerId,
  outletIds,
  now,
  hasComeIn,
});

const lookHandlers = (needs: GuestListNeeds): Handler[] => [
  handle(listInvitations, async ({ sort, after, before, ...filter }, caller) => {
    const [page, count, names] = await Promise.all([
      readInvitations(needs.db, scopeOf(needs, caller), filter, { sort, after, before }),
      countMatching(needs.db, scopeOf(needs, caller), filter),
      levelNamesOf(needs, caller),
    ]);
    return { ...page, rows: page.rows.map((row) => describeInvitation(row, names)), ...count };
  }),
  handle(countInvitations, async ({ outletId }, caller) => ({
    standings: await countByStanding(needs.db, scopeOf(needs, caller), outletId),
  })),
  handle(getInvitationOffer, (_, caller) => readInvitationOffer(needs, caller)),
  handle(exportInvitations, (filter, caller) =>
    startExport(caller, invitationExport(needs.hasComeIn), {
      name: 'Guests',
      details: { ...filter, outletIds: caller.outletIds, at: caller.now.toISOString() },
    }),
  ),
];

export const invitingHandlers = (needs: GuestListNeeds): Handler[] => [
  ...lookHandlers(needs),
  handle(checkInvitations, (input, caller) => checkFile(needs, caller, input)),
  handle(saveInvitations, async (input, caller) => {
    const saved = await saveFile(needs, caller, input);
    // Nobody waits for thousands: the rest goes with the job.
    if (input.letters === 'now')
      await writeInvitationLetters(needs.db, needs.publicAddress, caller.now, AT_ONCE);
    return saved;
  }),
  sendAgain(needs),
  revoke,
];
