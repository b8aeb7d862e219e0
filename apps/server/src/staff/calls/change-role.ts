import {
  changeStaffRole,
  endSessionsOfStaff,
  removeStaff,
  sendStaffPasswordLink,
} from '@stagedoor/contract/calls/office/staff';
import { roleChangeProblem } from '@stagedoor/rules/staff/role-change';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { queueMail } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { staffLetterhead } from '../mails/staff-letterhead.ts';
import { staffPasswordMail } from '../mails/staff-mails.ts';
import { linkAddress, makePasswordLink, officeOriginOf } from '../make-link.ts';
import type { OfficeCaller } from '../office-caller.ts';
import { endBeyondRole, endOpened, sumOf } from '../opened/end-opened.ts';
import { scopeOf, tellScope } from '../role-scope.ts';
import { changeRole, lockRoles, removeRole } from '../role-store.ts';
import type { HeldRole } from '../role-store.ts';
import { endStaffSessions } from '../session-store.ts';
import { findStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

/** Somebody who works for the caller's seller, with all roles there held still; others are not found. */
async function requireColleague(tx: Tx, { sellerId }: OfficeCaller, staffId: number) {
  const roles = await lockRoles(tx, sellerId);
  const held = roles.find((role) => role.staffId === staffId) ?? refuse('NOT_FOUND');
  return { held, owners: roles.filter(({ role }) => role === 'owner').length };
}

/** The same, for whoever decides about the role. */
async function requireChangeable(
  tx: Tx,
  caller: OfficeCaller,
  staffId: number,
  wanted?: StaffRole,
): Promise<HeldRole> {
  const { held, owners } = await requireColleague(tx, caller, staffId);
  const problem = roleChangeProblem({ byStaffId: caller.staffId, staffId, was: held.role, wanted, owners });
  return problem ? refuse(problem) : held;
}

const changeRoleHandler = (needs: StaffNeeds): Handler =>
  handle(changeStaffRole, async ({ id, role, outletIds, version, reason }, caller) => {
    const scope = await scopeOf(needs, caller.sellerId, { role, outletIds });
    await caller.change(async ({ tx, record }) => {
      const held = await requireChangeable(tx, caller, id, role);
      if (!(await changeRole(tx, { ...held, version }, scope))) refuse('CHANGED_MEANWHILE');
      const by = { sellerId: caller.sellerId, staffId: id, now: caller.now };
      const ended = await endBeyondRole(tx, needs.opened(), by, scope);
      record({
        action: 'staff.role-changed',
        subject: { kind: 'staff', id },
        before: tellScope(held),
        after: { ...tellScope(scope), ...(sumOf(ended) > 0 && { ended }) },
        reason,
      });
    });
    return {};
  });

const removeHandler = (needs: StaffNeeds): Handler =>
  handle(removeStaff, async ({ id, reason }, caller) => {
    await caller.change(async ({ tx, record }) => {
      const held = await requireChangeable(tx, caller, id);
      await removeRole(tx, held);
      const by = { sellerId: caller.sellerId, staffId: id, now: caller.now };
      const ended = await endOpened(tx, needs.opened(), by);
      record({
        action: 'staff.removed',
        subject: { kind: 'staff', id },
        before: tellScope(held),
        ...(sumOf(ended) > 0 && { after: { ended } }),
        reason,
      });
    });
    return {};
  });

const endSessionsHandler = (): Handler =>
  handle(endSessionsOfStaff, async ({ id, reason }, caller) =>
    caller.change(async ({ tx, record }) => {
      await requireColleague(tx, caller, id);
      const ended = await endStaffSessions(tx, id);
      record({ action: 'staff.sessions-ended', subject: { kind: 'staff', id }, after: { ended }, reason });
      return { ended };
    }),
  );

const passwordLinkHandler = (needs: StaffNeeds): Handler =>
  handle(sendStaffPasswordLink, async ({ id, reason }, caller) => {
    const from = (await staffLetterhead(needs, caller.sellerId)) ?? refuse('NOT_FOUND');
    const origin = await officeOriginOf(needs, caller.sellerId);
    await caller.change(async ({ tx, record }) => {
      await requireColleague(tx, caller, id);
      const staff = await findStaff(tx, id);
      const link = await makePasswordLink(tx, staff!, caller.now);
      const mail = staffPasswordMail(from, staff!.email, linkAddress(origin, link));
      await queueMail(tx, mail, caller.now);
      record({ action: 'staff.password-link-sent', subject: { kind: 'staff', id }, reason });
    });
    return {};
  });

export const roleHandlers = (needs: StaffNeeds): Handler[] => [
  changeRoleHandler(needs),
  removeHandler(needs),
  endSessionsHandler(),
  passwordLinkHandler(needs),
];
