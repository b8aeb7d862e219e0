import { removeSecondStep } from '@stagedoor/contract/calls/office/own-account';
import type { Handler } from '../../platform/http/handler.ts';
import { handleSignedIn } from '../handle-door.ts';
import { lockSteps } from '../passkeys/steps-store.ts';
import { afterStepGone } from '../second-step/after-step-gone.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { updateStaff } from '../staff-store.ts';

export const removeSecondStepHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(removeSecondStep, async (_input, { session: { staffId }, change }) => {
    await change(async ({ tx, record, unchanged }) => {
      const { hasCode, passkeys } = await lockSteps(tx, staffId);
      if (!hasCode) return unchanged(undefined);
      const none = { step_secret: null, step_since: null, step_pending: null, step_used: null };
      await updateStaff(tx, staffId, none);
      await afterStepGone(tx, needs, staffId, passkeys);
      record({ action: 'staff.second-step-off' });
    });
    return {};
  });
