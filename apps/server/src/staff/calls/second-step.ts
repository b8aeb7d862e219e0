import {
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
} from '@stagedoor/contract/calls/office/own-account';
import { renderSVG } from 'uqr';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { proveCode } from '../prove-who.ts';
import { newStepSecret, stepAddress, stepOf } from '../second-step/one-time-code.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from '../second-step/recovery-codes.ts';
import { findStaff, updateStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

const ISSUER = 'Stagedoor box office';

/** The secret waits for its first code; one that counts already goes on until then. */
const beginHandler = ({ box }: StaffNeeds): Handler =>
  handleSignedIn(beginSecondStep, async (_input, { session, change }) => {
    const secret = newStepSecret();
    await change(async ({ tx, record }) => {
      const sealed = box.seal(secret, session.staffId);
      await updateStaff(tx, session.staffId, { step_pending: sealed });
      record({ action: 'staff.second-step-begun' });
    });
    const address = stepAddress(secret, session.email, ISSUER);
    return { secret, address, picture: renderSVG(address, { ecc: 'M', border: 2 }) };
  });

const confirmHandler = (needs: StaffNeeds): Handler =>
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

const removeHandler = (): Handler =>
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

const renewCodesHandler = (): Handler =>
  handleSignedIn(renewRecoveryCodes, async (_input, { session: { staffId, secondStepSince }, change }) => {
    if (secondStepSince === null) return refuse('NOT_FOUND');
    const codes = await change(async ({ tx, record }) => {
      record({ action: 'staff.recovery-codes-made' });
      return replaceRecoveryCodes(tx, staffId);
    });
    return { codes };
  });

export const secondStepHandlers = (needs: StaffNeeds): Handler[] => [
  beginHandler(needs),
  confirmHandler(needs),
  removeHandler(),
  renewCodesHandler(),
];
