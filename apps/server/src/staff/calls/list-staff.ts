import { listStaff } from '@stagedoor/contract/calls/office/staff';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { waitingInvitations } from '../link-store.ts';
import { readPeople } from '../read-people.ts';
import { rolesAt } from '../role-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const listStaffHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handle(listStaff, async (_input, { sellerId, staffId, now }) => {
    const [roles, invitations] = await Promise.all([
      rolesAt(db, sellerId),
      waitingInvitations(db, sellerId, now),
    ]);
    const authors = invitations.flatMap(({ invited_by }) => invited_by ?? []);
    const people = await readPeople(db, [...roles.map((held) => held.staffId), ...authors], now);
    return {
      people: roles.map((held) => {
        const person = valueOf(people, held.staffId);
        return {
          id: held.staffId,
          email: person.email,
          name: person.name,
          role: held.role,
          allOutlets: held.allOutlets,
          outletIds: held.outletIds,
          seenAt: person.seen_at ?? undefined,
          hasSecondStep: person.step_since !== null,
          sessions: person.sessions,
          isYou: held.staffId === staffId,
          version: held.version,
        };
      }),
      invitations: invitations.map((link) => ({
        id: link.link_id,
        email: link.email!,
        role: link.role!,
        allOutlets: link.all_outlets!,
        outletIds: link.outlet_ids,
        invitedBy: link.invited_by === null ? undefined : people.get(link.invited_by)?.name,
        sentAt: link.created_at,
        endsAt: link.expires_at,
      })),
    };
  });
