import { endOwnSession } from '@stagedoor/contract/calls/office/own-account';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { endStaffSessions } from '../session-store.ts';

export const endOwnSessionHandler = (): Handler<'staff'> =>
  handleSignedIn(endOwnSession, async ({ id }, { session, change }) => {
    await change(async ({ tx, record }) => {
      const ended = await endStaffSessions(tx, session.staffId, { sessionId: id });
      if (ended === 0) refuse('NOT_FOUND');
      record({
        action: 'staff.sessions-ended',
        subject: { kind: 'staff', id: session.staffId },
        after: { ended },
      });
    });
    return {};
  });
