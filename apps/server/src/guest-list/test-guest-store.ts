// SETUP-08: who was invited, and who answered, while an outlet was tested.
import { guestRequestMachine } from '@stagedoor/rules/machines/guest-request';
import { statesBefore } from '@stagedoor/rules/machines/state-machine';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import { moveStock } from '../inventory/index.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { OutletKey } from '../sellers/index.ts';
import { findLines } from './guest-request-store.ts';
import type { GuestRequestRow } from './guest-request-store.ts';
import { seatsOf } from './deciding/guest-seats.ts';
import './tables.ts';

/** Hidden, and what nobody decided is over. Orders that came of it are closed as every other of the test. */
async function endTests(tx: Tx, outlet: OutletKey, now: Date): Promise<number> {
  await giveHeldSeatsBack(tx, outlet);
  await giveBackToInvitations(tx, outlet);
  const { numAffectedRows: answers } = await sql`
    update guest_requests set hidden_at = ${now}, charging_since = null, updated_at = ${now},
      state = case when state = any (${undecided()}::text[]) then 'declined' else state end,
      decided_at = coalesce(decided_at, ${now})
    where ${isTestOf(outlet)}`.execute(tx);
  // The reference is free again for the guest list that counts.
  await sql`
    update invitations set hidden_at = ${now}, revoked_at = coalesce(revoked_at, ${now}), send_at = null, reference = null
    where ${isTestOf(outlet)}`.execute(tx);
  return Number(answers ?? 0);
}

const undecided = () => statesBefore(guestRequestMachine, 'declined');

const isTestOf = ({ sellerId, outletId }: OutletKey) =>
  sql`seller_id = ${sellerId} and outlet_id = ${outletId} and is_test and hidden_at is null`;

/** A card that is being charged has its seats already; its money goes back when the charge is known. */
async function giveHeldSeatsBack(tx: Tx, outlet: OutletKey): Promise<void> {
  const { rows } = await sql<GuestRequestRow>`
    select * from guest_requests where ${isTestOf(outlet)} and charging_since is not null
    order by request_uuid`.execute(tx);
  for (const request of rows) {
    const lines = await findLines(tx, request);
    const wanted = lines.map((line) => ({ levelId: line.price_level_id, quantity: line.quantity }));
    await moveStock(tx, { sellerId: request.seller_id, wanted, from: seatsOf(request), to: 'free' });
  }
}

/** As if nobody had answered: declined ones have given their tickets back, not their use. */
async function giveBackToInvitations(tx: Tx, { sellerId, outletId }: OutletKey): Promise<void> {
  await sql`
    update invitations i set tickets_held = tickets_held - t.tickets, uses = uses - t.answers
    from (
      select g.invitation_id, count(*)::int as answers, coalesce(sum(case when g.state = 'declined' then 0 else (
        select sum(l.quantity) from guest_request_lines l
        where l.seller_id = g.seller_id and l.request_uuid = g.request_uuid) end), 0)::int as tickets
      from guest_requests g
      where g.seller_id = ${sellerId} and g.outlet_id = ${outletId} and g.is_test and g.hidden_at is null
      group by g.invitation_id) t
    where i.seller_id = ${sellerId} and i.invitation_id = t.invitation_id`.execute(tx);
}

interface TestGuests {
  invitations: number;
  answers: number;
}

async function countTests(db: Db, outlet: OutletKey): Promise<TestGuests> {
  const { rows } = await sql<TestGuests>`
    select (select count(*)::int from invitations where ${isTestOf(outlet)}) as invitations,
      (select count(*)::int from guest_requests where ${isTestOf(outlet)}) as answers`.execute(db);
  return firstOf(rows);
}

/** What guests were asked and answered in a test. */
export const testGuests = { end: endTests, count: countTests };
