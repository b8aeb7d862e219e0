import { endOpenedByStaff } from '@stagedoor/contract/calls/office/staff';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { lockRoles } from '../role-store.ts';
import { endOpened, sumOf } from '../opened/end-opened.ts';
import { requireHeld, kindsFor } from '../opened/opened-kinds.ts';
import type { OpenedNeeds } from '../opened/opened-kinds.ts';

export const endOpenedByStaffHandler = (needs: OpenedNeeds): Handler<'staff'> =>
  handle(endOpenedByStaff, async ({ id, reason }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      const { sellerId, now } = caller;
      requireHeld(await lockRoles(tx, sellerId), id);
      const after = await endOpened(tx, kindsFor(needs, caller, id), { sellerId, staffId: id, now });
      const ended = sumOf(after);
      if (ended === 0) return unchanged({ ended });
      record({ action: 'staff.opened-ended', subject: { kind: 'staff', id }, after, reason });
      return { ended };
    }),
  );
