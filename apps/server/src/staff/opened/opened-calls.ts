import { endOpenedByStaff, listOpenedByStaff } from '@stagedoor/contract/calls/office/staff';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { OfficeCaller } from '../office-caller.ts';
import { lockRoles, rolesAt } from '../role-store.ts';
import type { HeldRole } from '../role-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { endOpened, sumOf } from './end-opened.ts';
import { openedSessions } from './opened-here.ts';

type Needs = Pick<StaffNeeds, 'db' | 'opened'>;

const requireHeld = (roles: readonly HeldRole[], staffId: number): HeldRole =>
  roles.find((role) => role.staffId === staffId) ?? refuse('NOT_FOUND');

/** One's own browsers are ended in one's own account: whoever ends the rest here goes on working. */
const kindsFor = ({ opened }: Needs, { staffId }: OfficeCaller, id: number) =>
  opened().filter((kind) => id !== staffId || kind !== openedSessions);

const listHandler = (needs: Needs): Handler =>
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

const endHandler = (needs: Needs): Handler =>
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

export const openedHandlers = (needs: Needs): Handler[] => [listHandler(needs), endHandler(needs)];
