import { confirmSecondStep } from '@stagedoor/contract/calls/office/own-account';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { proveCode } from '../prove-who.ts';
import { stepOf } from '../second-step/one-time-code.ts';
import { replaceRecoveryCodes } from '../second-step/recovery-codes.ts';
import { findStaff, updateStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const confirmSecondStepHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(confirmSecondStep, async ({ code }, caller) => {
    const { session, change, now } = caller;
    const { staffId, email } = session;
    const staff = await findStaff(needs.db, staffId);
    const pending = staff?.step_pending ?? refuse('NOT_FOUND');
    const step = stepOf(needs.box.open(pending, staffId), code, now);
    const tried = await proveCode(needs, caller, email, () => step !== undefined);
    if (!tried.isRight || step === undefined) return refuse('SECOND_STEP_WRONG');
    const codes = await change(async ({ tx, record }) => {
      await updateStaff(tx, staffId, {
        step_secret: pending,
        step_since: now,
        step_pending: null,
        step_used: step,
      });
      record({ action: 'staff.second-step-on' });
      return replaceRecoveryCodes(tx, staffId);
    });
    return { codes };
  });
