import { endSessionsOfStaff } from '@stagedoor/contract/calls/office/staff';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { endStaffSessions } from '../session-store.ts';
import { requireColleague } from '../require-colleague.ts';

export const endSessionsOfStaffHandler = (): Handler<'staff'> =>
  handle(endSessionsOfStaff, async ({ id, reason }, caller) =>
    caller.change(async ({ tx, record }) => {
      await requireColleague(tx, caller, id);
      const ended = await endStaffSessions(tx, id);
      record({ action: 'staff.sessions-ended', subject: { kind: 'staff', id }, after: { ended }, reason });
      return { ended };
    }),
  );
