import type { StaffSession } from '@stagedoor/contract/entities/staff';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { refuse } from '../platform/http/refusal.ts';
import { beginSession } from './begin-session.ts';
import { letIn } from './let-in.ts';
import type { DoorCaller } from './office-caller.ts';
import { rememberAtDoor } from './prove-who.ts';
import { rolesOf } from './role-store.ts';
import { takeFoundStep } from './second-step/give-step.ts';
import type { FoundStep } from './second-step/give-step.ts';
import { sessionAnswerAnew } from './session-answer.ts';
import type { StaffNeeds } from './staff-needs.ts';
import type { StaffRow } from './staff-store.ts';

interface Entering {
  staff: StaffRow | undefined;
  /** What was proven besides, or in place of, the password; it is used up here. */
  step: FoundStep | undefined;
  remember: boolean | undefined;
}

/** Lets somebody in who has proved who they are. */
export async function enterOffice(
  needs: StaffNeeds,
  caller: DoorCaller,
  { staff, step, remember }: Entering,
): Promise<StaffSession> {
  // Whoever works for nobody any more has no door to come in by.
  const roles = staff ? await rolesOf(needs.db, staff.staff_id) : [];
  if (!staff || roles.length === 0) return refuse('STAFF_SIGN_IN_FAILED');
  const sellerId = roles.length === 1 ? firstOf(roles).sellerId : undefined;
  const author = { by: { staffId: staff.staff_id }, sellerId };
  const begun = await caller.changeAs(author, async ({ tx, record }) => {
    if (step) await takeFoundStep(tx, staff.staff_id, step, caller.now);
    const session = await beginSession(tx, staff.staff_id, caller);
    const { browser, isNewBrowser } = session;
    record({
      action: 'staff.signed-in',
      after: { browser, isNewBrowser, secondStep: step?.kind ?? 'none' },
    });
    return session;
  });
  await letIn(needs, caller, begun, remember);
  // On a computer that others use nothing stays.
  if (remember !== false) await rememberAtDoor(needs.db, caller, staff.email);
  return sessionAnswerAnew(needs, begun.sidHash, caller.now);
}
