// What whoever runs the server may do about staff without being one of them: the way in when nobody else has a key.
import { emailKey } from '@stagedoor/rules/accounts/email';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { linkAddress, makeInvitation, makePasswordLink, officeOriginOf } from './make-link.ts';
import { makeChange } from './change.ts';
import { checkSeals } from './log/check-seals.ts';
import type { SealCheck } from './log/check-seals.ts';
import { withdrawInvitations } from './link-store.ts';
import { rolesAt, rolesOf } from './role-store.ts';
import { staffPasskeys } from './passkeys/staff-passkeys.ts';
import { deleteRecoveryCodes } from './second-step/recovery-codes.ts';
import { findStaff, findStaffByEmail, updateStaff } from './staff-store.ts';
import type { StaffNeeds } from './staff-needs.ts';

type CommandNeeds = Pick<StaffNeeds, 'db' | 'place' | 'publicAddress' | 'listSellers'>;

interface Invitation {
  email: string;
  sellerId: number;
  role: StaffRole;
  now: Date;
}

export interface ListedStaff {
  email: string;
  name: string;
  role: StaffRole;
  hasSecondStep: boolean;
}

export interface StaffCommand {
  /** The link of a new invitation, to be handed over by whoever made it. */
  invite(invitation: Invitation): Promise<string>;
  /** The link to a new password; with `dropSecondStep` the second step goes, for whoever lost it. */
  newPassword(email: string, dropSecondStep: boolean, now: Date): Promise<string>;
  list(sellerId: number): Promise<ListedStaff[]>;
  checkLog(): Promise<SealCheck>;
}

export function staffCommand(needs: CommandNeeds): StaffCommand {
  const { db } = needs;
  return {
    invite: async ({ email, sellerId, role, now }) => {
      const known = await findStaffByEmail(db, email);
      const roles = known ? await rolesOf(db, known.staff_id) : [];
      if (roles.some((held) => held.sellerId === sellerId)) throw new Error(`${email} works here already.`);
      const origin = await officeOriginOf(needs, sellerId);
      return makeChange(db, { by: 'command', sellerId, now }, async ({ tx, record }) => {
        await withdrawInvitations(tx, sellerId, { emailKey: emailKey(email) });
        const scope = { role, allOutlets: true, outletIds: [] };
        const link = await makeInvitation(tx, sellerId, scope, { email, invitedBy: undefined, now });
        const subject = { kind: 'staff-invitation', id: link.row.link_id };
        record({ action: 'staff.invited', subject, after: { email, role } });
        return linkAddress(origin, link);
      });
    },
    newPassword: async (email, dropSecondStep, now) => {
      const staff = await findStaffByEmail(db, email);
      if (!staff) throw new Error(`Nobody works here with the address ${email}.`);
      const [role] = await rolesOf(db, staff.staff_id);
      const origin = await officeOriginOf(needs, role?.sellerId);
      return makeChange(db, { by: 'command', sellerId: role?.sellerId, now }, async ({ tx, record }) => {
        const link = await makePasswordLink(tx, staff, now);
        const subject = { kind: 'staff', id: staff.staff_id };
        record({ action: 'staff.password-link-sent', subject });
        if (dropSecondStep) {
          const none = { step_secret: null, step_since: null, step_pending: null, step_used: null };
          await updateStaff(tx, staff.staff_id, none);
          await staffPasskeys.deleteAll(tx, staff);
          await deleteRecoveryCodes(tx, staff.staff_id);
          record({ action: 'staff.second-step-off', subject });
        }
        return linkAddress(origin, link);
      });
    },
    list: async (sellerId) => {
      const roles = await rolesAt(db, sellerId);
      return Promise.all(
        roles.map(async ({ staffId, role }) => {
          const { email, name, step_since } = (await findStaff(db, staffId))!;
          const hasSecondStep =
            step_since !== null || (await staffPasskeys.count(db, { staff_id: staffId })) > 0;
          return { email, name, role, hasSecondStep };
        }),
      );
    },
    checkLog: () => checkSeals(db),
  };
}
