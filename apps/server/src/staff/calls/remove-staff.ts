import { removeStaff } from '@stagedoor/contract/calls/office/staff';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { endOpened, sumOf } from '../opened/end-opened.ts';
import { tellScope } from '../role-scope.ts';
import { removeRole } from '../role-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { requireChangeable } from '../require-colleague.ts';

export const removeStaffHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handle(removeStaff, async ({ id, reason }, caller) => {
    await caller.change(async ({ tx, record }) => {
      const held = await requireChangeable(tx, caller, id);
      await removeRole(tx, held);
      const by = { sellerId: caller.sellerId, staffId: id, now: caller.now };
      const ended = await endOpened(tx, needs.opened(), by);
      record({
        action: 'staff.removed',
        subject: { kind: 'staff', id },
        before: tellScope(held),
        ...(sumOf(ended) > 0 && { after: { ended } }),
        reason,
      });
    });
    return {};
  });
