import { renewRecoveryCodes } from '@stagedoor/contract/calls/office/own-account';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { replaceRecoveryCodes } from '../second-step/recovery-codes.ts';

export const renewRecoveryCodesHandler = (): Handler<'staff'> =>
  handleSignedIn(renewRecoveryCodes, async (_input, { session: { staffId, secondStepSince }, change }) => {
    if (secondStepSince === null) return refuse('NOT_FOUND');
    const codes = await change(async ({ tx, record }) => {
      record({ action: 'staff.recovery-codes-made' });
      return replaceRecoveryCodes(tx, staffId);
    });
    return { codes };
  });
