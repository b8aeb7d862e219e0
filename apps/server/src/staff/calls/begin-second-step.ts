import { beginSecondStep } from '@stagedoor/contract/calls/office/own-account';
import type { Handler } from '../../platform/http/handler.ts';
import { handleSignedIn } from '../handle-door.ts';
import { newStepSecret } from '../second-step/one-time-code.ts';
import { stepPicture } from '../second-step/step-picture.ts';
import { updateStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

/** The secret waits for its first code; one that counts already goes on until then. */
export const beginSecondStepHandler = ({ box }: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(beginSecondStep, async (_input, { session, change }) => {
    const secret = newStepSecret();
    await change(async ({ tx, record }) => {
      const sealed = box.seal(secret, session.staffId);
      await updateStaff(tx, session.staffId, { step_pending: sealed });
      record({ action: 'staff.second-step-begun' });
    });
    return { secret, ...stepPicture(secret, session.email) };
  });
