import { listOwnSessions } from '@stagedoor/contract/calls/office/own-account';
import type { Handler } from '../../platform/http/handler.ts';
import { handleSignedIn } from '../handle-door.ts';
import { liveSessionsOf } from '../session-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const listOwnSessionsHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
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
