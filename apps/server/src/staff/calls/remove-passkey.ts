import { removePasskey } from '@stagedoor/contract/calls/office/passkeys';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { lockSteps } from '../passkeys/steps-store.ts';
import { staffPasskeys } from '../passkeys/staff-passkeys.ts';
import { afterStepGone } from '../second-step/after-step-gone.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const removePasskeyHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(removePasskey, async ({ id }, { session: { staffId }, change }) => {
    await change(async ({ tx, record }) => {
      const { hasCode, passkeys } = await lockSteps(tx, staffId);
      const { name } = (await staffPasskeys.delete(tx, { staff_id: staffId }, id)) ?? refuse('NOT_FOUND');
      await afterStepGone(tx, needs, staffId, passkeys - 1 + (hasCode ? 1 : 0));
      record({ action: 'staff.passkey-removed', before: { name } });
    });
    return {};
  });
