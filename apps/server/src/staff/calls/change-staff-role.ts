import { changeStaffRole } from '@stagedoor/contract/calls/office/staff';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { endBeyondRole, sumOf } from '../opened/end-opened.ts';
import { scopeOf, tellScope } from '../role-scope.ts';
import { changeRole } from '../role-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { requireChangeable } from '../require-colleague.ts';

export const changeStaffRoleHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handle(changeStaffRole, async ({ id, role, outletIds, version, reason }, caller) => {
    const scope = await scopeOf(needs, caller.sellerId, { role, outletIds });
    await caller.change(async ({ tx, record }) => {
      const held = await requireChangeable(tx, caller, id, role);
      if (!(await changeRole(tx, { ...held, version }, scope))) refuse('CHANGED_MEANWHILE');
      const by = { sellerId: caller.sellerId, staffId: id, now: caller.now };
      const ended = await endBeyondRole(tx, needs.opened(), by, scope);
      record({
        action: 'staff.role-changed',
        subject: { kind: 'staff', id },
        before: tellScope(held),
        after: { ...tellScope(scope), ...(sumOf(ended) > 0 && { ended }) },
        reason,
      });
    });
    return {};
  });
