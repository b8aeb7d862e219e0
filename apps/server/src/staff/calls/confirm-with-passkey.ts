import { confirmWithPasskey } from '@stagedoor/contract/calls/office/passkeys';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { findPasskeyStep, takeFoundStep } from '../second-step/give-step.ts';
import { sessionAnswerAnew } from '../session-answer.ts';
import { updateStaffSession } from '../session-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const confirmWithPasskeyHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(confirmWithPasskey, async ({ passkey }, caller) => {
    const { session, change, now } = caller;
    const { staffId, sidHash } = session;
    const step = (await findPasskeyStep(needs.db, caller, staffId, passkey)) ?? refuse('PASSKEY_REFUSED');
    await change(async ({ tx, record }) => {
      await takeFoundStep(tx, staffId, step, now);
      await updateStaffSession(tx, sidHash, { password_at: now });
      record({ action: 'staff.passkey-given' });
    });
    return sessionAnswerAnew(needs, sidHash, now);
  });
