import { signInStaff } from '@stagedoor/contract/calls/office/staff-session';
import { validateStaffSignIn } from '@stagedoor/rules/staff/staff-forms';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { beginSession } from '../begin-session.ts';
import { handleAtDoor } from '../handle-door.ts';
import { proveWho, rememberAtDoor } from '../prove-who.ts';
import { rolesOf } from '../role-store.ts';
import { takeFoundStep } from '../second-step/give-step.ts';
import { sessionAnswerAnew } from '../session-answer.ts';
import { findStaffByEmail } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { letIn } from '../let-in.ts';

export function signInStaffHandler(needs: StaffNeeds): Handler<'staff'> {
  return handleAtDoor(signInStaff, async ({ email, password, code, remember }, caller) => {
    requireValid(validateStaffSignIn({ email, password }));
    const staff = await findStaffByEmail(needs.db, email);
    const step = await proveWho(needs, caller, email, staff, { password, code });
    // Whoever works for nobody any more has no door to come in by.
    const roles = staff ? await rolesOf(needs.db, staff.staff_id) : [];
    if (!staff || roles.length === 0) return refuse('STAFF_SIGN_IN_FAILED');
    const sellerId = roles.length === 1 ? firstOf(roles).sellerId : undefined;
    const begun = await caller.changeAs(
      { by: { staffId: staff.staff_id }, sellerId },
      async ({ tx, record }) => {
        if (step) await takeFoundStep(tx, staff.staff_id, step, caller.now);
        const session = await beginSession(tx, staff.staff_id, caller);
        record({
          action: 'staff.signed-in',
          after: {
            browser: session.browser,
            isNewBrowser: session.isNewBrowser,
            secondStep: step?.kind ?? 'none',
          },
        });
        return session;
      },
    );
    await letIn(needs, caller, begun, remember);
    // On a computer that others use nothing stays.
    if (remember !== false) await rememberAtDoor(needs.db, caller, staff.email);
    return sessionAnswerAnew(needs, begun.sidHash, caller.now);
  });
}
