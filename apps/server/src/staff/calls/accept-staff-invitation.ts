import { acceptStaffInvitation } from '@stagedoor/contract/calls/office/staff-session';
import type { InputOf } from '@stagedoor/contract/call';
import { validateNewStaff } from '@stagedoor/rules/staff/staff-forms';
import type { Tx } from '../../platform/db/tables.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { beginSession } from '../begin-session.ts';
import { handleAtDoor } from '../handle-door.ts';
import { takeLink } from '../link-store.ts';
import type { StaffLinkRow } from '../link-store.ts';
import type { DoorCaller } from '../office-caller.ts';
import { proveWho } from '../prove-who.ts';
import { takeFoundStep } from '../second-step/give-step.ts';
import type { FoundStep } from '../second-step/give-step.ts';
import { addRole, lockRoles } from '../role-store.ts';
import { sessionAnswerAnew } from '../session-answer.ts';
import { findStaffByEmail, insertStaff } from '../staff-store.ts';
import type { StaffRow } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { letIn } from '../let-in.ts';
import { requireInvitation } from '../require-invitation.ts';

type Given = InputOf<typeof acceptStaffInvitation>;

interface Known {
  known: StaffRow;
  step: FoundStep | undefined;
}

/** Somebody new, checked and with the password's hash, or the account that is there, with its password proven. */
async function identify(
  needs: StaffNeeds,
  link: StaffLinkRow,
  given: Given,
  caller: DoorCaller,
): Promise<Known | { email: string; name: string; passwordHash: string }> {
  const email = link.email ?? given.email ?? '';
  const known = await findStaffByEmail(needs.db, email);
  if (known)
    return { known, step: await proveWho(needs, caller, email, known, given, 'STAFF_PASSWORD_WRONG') };
  const name = given.name ?? '';
  const asked = { name, password: given.password, ...(link.email === null && { email }) };
  requireValid(validateNewStaff(asked, needs.commonPasswords));
  return { email, name, passwordHash: await hashPassword(given.password) };
}

async function join(
  tx: Tx,
  link: StaffLinkRow & { seller_id: number },
  staffId: number,
  now: Date,
): Promise<void> {
  const scope = { role: link.role!, allOutlets: link.all_outlets!, outletIds: link.outlet_ids };
  const roles = await lockRoles(tx, link.seller_id);
  const isThere = roles.some((held) => held.staffId === staffId);
  const isSecondFirst = link.email === null && roles.some(({ role }) => role === 'owner');
  if (isThere || isSecondFirst || !(await takeLink(tx, link.link_id, now)))
    refuse('STAFF_INVITATION_REFUSED');
  await addRole(tx, link.seller_id, staffId, scope, now);
}

export const acceptStaffInvitationHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleAtDoor(acceptStaffInvitation, async (given, caller) => {
    const { now } = caller;
    const link = await requireInvitation(needs, given.token, now);
    const person = await identify(needs, link, given, caller);
    let staffId = 0;
    const author = () => ({ by: { staffId }, sellerId: link.seller_id });
    const begun = await caller.changeAs(author, async ({ tx, record }) => {
      const staff = 'known' in person ? person.known : await insertStaff(tx, person, now);
      staffId = staff.staff_id;
      if ('known' in person && person.step) await takeFoundStep(tx, staffId, person.step, now);
      await join(tx, link, staffId, now);
      record({
        action: 'staff.joined',
        subject: { kind: 'staff', id: staffId },
        after: { role: link.role, allOutlets: link.all_outlets, outletIds: link.outlet_ids },
      });
      return beginSession(tx, staffId, caller);
    });
    await letIn(needs, caller, begun);
    return sessionAnswerAnew(needs, begun.sidHash, now);
  });
