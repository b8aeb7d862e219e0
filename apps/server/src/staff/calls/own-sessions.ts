import { endOwnSession, listOwnSessions } from '@stagedoor/contract/calls/office/own-account';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { endStaffSessions, liveSessionsOf } from '../session-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

const listHandler = ({ db }: StaffNeeds): Handler =>
  handleSignedIn(listOwnSessions, async (_input, { session, now }) => {
    const rows = await liveSessionsOf(db, session.staffId, now);
    return {
      sessions: rows.map((row) => ({
        id: row.session_id,
        browser: row.browser,
        network: row.network,
        signedInAt: row.created_at,
        seenAt: row.seen_at,
        endsAt: row.ends_at,
        isThisOne: row.sid_hash === session.sidHash,
      })),
    };
  });

const endHandler = (): Handler =>
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

export const ownSessionHandlers = (needs: StaffNeeds): Handler[] => [listHandler(needs), endHandler()];
