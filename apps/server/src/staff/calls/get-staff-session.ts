import { getStaffSession } from '@stagedoor/contract/calls/office/staff-session';
import type { Handler } from '../../platform/http/handler.ts';
import { handleAtDoor } from '../handle-door.ts';
import { sessionAnswer } from '../session-answer.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const getStaffSessionHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleAtDoor(getStaffSession, async (_input, { session, now }) => sessionAnswer(needs, session, now));
