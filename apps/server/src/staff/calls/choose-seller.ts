import { chooseSeller } from '@stagedoor/contract/calls/office/staff-session';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { rolesOf } from '../role-store.ts';
import { sessionAnswerAnew } from '../session-answer.ts';
import { updateStaffSession } from '../session-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const chooseSellerHandler = (needs: StaffNeeds): Handler<'staff'> =>
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
