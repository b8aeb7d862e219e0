import {
  chooseSeller,
  confirmStaffPassword,
  getStaffSession,
  signOutStaff,
} from '@stagedoor/contract/calls/office/staff-session';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleAtDoor, handleSignedIn } from '../handle-door.ts';
import { provePassword } from '../prove-who.ts';
import { rolesOf } from '../role-store.ts';
import { sessionAnswer, sessionAnswerAnew } from '../session-answer.ts';
import { endStaffSessions, updateStaffSession } from '../session-store.ts';
import { STAFF_COOKIE } from '../staff-cookie.ts';
import { findStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

const sessionHandler = (needs: StaffNeeds): Handler =>
  handleAtDoor(getStaffSession, async (_input, { session, now }) => sessionAnswer(needs, session, now));

const signOutHandler = (): Handler =>
  handleSignedIn(signOutStaff, async (_input, { session, change, cookies }) => {
    await change(async ({ tx, record }) => {
      await endStaffSessions(tx, session.staffId, { sessionId: session.sessionId });
      record({ action: 'staff.signed-out' });
    });
    cookies.clear(STAFF_COOKIE);
    return {};
  });

const chooseSellerHandler = (needs: StaffNeeds): Handler =>
  handleSignedIn(chooseSeller, async ({ sellerId }, { session, changeAs, now }) => {
    const { staffId, sidHash } = session;
    const roles = await rolesOf(needs.db, staffId);
    if (!roles.some((held) => held.sellerId === sellerId)) return refuse('NOT_FOUND');
    await changeAs({ by: { staffId }, sellerId }, async ({ tx, record }) => {
      await updateStaffSession(tx, sidHash, { seller_id: sellerId });
      record({ action: 'staff.seller-chosen', subject: { kind: 'seller', id: sellerId } });
    });
    return sessionAnswerAnew(needs, sidHash, now);
  });

const confirmPasswordHandler = (needs: StaffNeeds): Handler =>
  handleSignedIn(confirmStaffPassword, async ({ password }, caller) => {
    const { session, change, now } = caller;
    const staff = await findStaff(needs.db, session.staffId);
    if (!(await provePassword(needs, caller, session.email, staff, password)))
      return refuse('STAFF_PASSWORD_WRONG');
    await change(async ({ tx, record }) => {
      await updateStaffSession(tx, session.sidHash, { password_at: now });
      record({ action: 'staff.password-confirmed' });
    });
    return sessionAnswerAnew(needs, session.sidHash, now);
  });

export const sessionHandlers = (needs: StaffNeeds): Handler[] => [
  sessionHandler(needs),
  signOutHandler(),
  chooseSellerHandler(needs),
  confirmPasswordHandler(needs),
];
