import { listOpenedByStaff } from '@stagedoor/contract/calls/office/staff';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { rolesAt } from '../role-store.ts';
import { requireHeld, kindsFor } from '../opened/opened-kinds.ts';
import type { OpenedNeeds } from '../opened/opened-kinds.ts';

export const listOpenedByStaffHandler = (needs: OpenedNeeds): Handler<'staff'> =>
  handle(listOpenedByStaff, async ({ id }, caller) => {
    const { sellerId, now } = caller;
    requireHeld(await rolesAt(needs.db, sellerId), id);
    const lists = await Promise.all(
      kindsFor(needs, caller, id).map(async ({ name, list }) =>
        (await list(needs.db, { sellerId, staffId: id, now })).map((thing) => ({ kind: name, ...thing })),
      ),
    );
    return { opened: lists.flat() };
  });
