import { listStaff } from '@stagedoor/contract/calls/office/staff';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { waitingInvitations } from '../link-store.ts';
import { rolesAt } from '../role-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

interface PersonRow {
  staff_id: number;
  email: string;
  name: string;
  seen_at: Date | null;
  step_since: Date | null;
  sessions: number;
}

async function peopleOf(db: Db, ids: readonly number[], now: Date): Promise<Map<number, PersonRow>> {
  const { rows } = await sql<PersonRow>`
    select p.staff_id, p.email, p.name, p.seen_at, p.step_since,
      (select count(*)::int from staff_sessions s where s.staff_id = p.staff_id and s.ends_at > ${now}) as sessions
    from staff p where p.staff_id = any (${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.staff_id, row]));
}

export const listStaffHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handle(listStaff, async (_input, { sellerId, staffId, now }) => {
    const [roles, invitations] = await Promise.all([
      rolesAt(db, sellerId),
      waitingInvitations(db, sellerId, now),
    ]);
    const authors = invitations.flatMap(({ invited_by }) => invited_by ?? []);
    const people = await peopleOf(db, [...roles.map((held) => held.staffId), ...authors], now);
    return {
      people: roles.map((held) => {
        const person = people.get(held.staffId)!;
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
