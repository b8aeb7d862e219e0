import { removeSecondStep } from '@stagedoor/contract/calls/office/own-account';
import type { Handler } from '../../platform/http/handler.ts';
import { handleSignedIn } from '../handle-door.ts';
import { deleteRecoveryCodes } from '../second-step/recovery-codes.ts';
import { updateStaff } from '../staff-store.ts';

export const removeSecondStepHandler = (): Handler<'staff'> =>
  handleSignedIn(removeSecondStep, async (_input, { session: { staffId, secondStepSince }, change }) => {
    await change(async ({ tx, record, unchanged }) => {
      if (secondStepSince === null) return unchanged(undefined);
      await updateStaff(tx, staffId, {
        step_secret: null,
        step_since: null,
        step_pending: null,
        step_used: null,
      });
      await deleteRecoveryCodes(tx, staffId);
      record({ action: 'staff.second-step-off' });
    });
    return {};
  });
