import { guestRequestMachine } from '@stagedoor/rules/machines/guest-request';
import type { GuestRequestState } from '@stagedoor/rules/machines/guest-request';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { calls, invitedGuest, openGuestList, willCallRequest } from './testing/guest-world.ts';
import { cases } from '../../../../tools/testing/cases.ts';

class Undone extends Error {}

const states = Object.keys(guestRequestMachine) as GuestRequestState[];

describe.each(engines)('what the database refuses of guest lists (%s)', (engine) => {
  let app: TestApp;
  let invitationId: number;
  let uuid: string;
  beforeAll(async () => {
    app = await openGuestList(engine);
    const guest = await invitedGuest(app);
    invitationId = guest.invitationId;
    uuid = (await guest.browser.send(calls.create, willCallRequest())).body.GuestListRequestID;
  });
  afterAll(() => app.close());

  const isRefused = (statement: ReturnType<typeof sql>): Promise<boolean> =>
    statement.execute(app.database.db).then(
      () => false,
      () => true,
    );

  test('[GUEST-04] a request’s moves are those of the rules, no more and no less', async () => {
    for (const from of states) {
      for (const to of cases(states.filter((state) => state !== from))) {
        await app.database.runScript(`
          alter table guest_requests disable trigger user;
          update guest_requests set state = '${from}';
          alter table guest_requests enable trigger user`);
        // Undone at the end: an approved one without an order is refused there, and has a test of its own.
        const moved = app.database.db.transaction().execute(async (tx) => {
          await sql`update guest_requests set state = ${to}`.execute(tx);
          throw new Undone();
        });
        const allowed = await moved.catch((error: unknown) => error instanceof Undone);
        expect([from, to, allowed]).toEqual([from, to, canMove(guestRequestMachine, from, to)]);
      }
    }
  });

  test('[GUESTS-02] none is approved without an order, and none is charged that is decided', async () => {
    await app.database.runScript(`
      alter table guest_requests disable trigger user;
      update guest_requests set state = 'pending';
      alter table guest_requests enable trigger user`);
    expect(await isRefused(sql`update guest_requests set state = 'approved'`)).toBe(true);
    expect(await isRefused(sql`update guest_requests set decided_at = now()`)).toBe(true);
    expect(await isRefused(sql`update guest_requests set charging_since = now() where total_cents = 0`)).toBe(
      true,
    );
  });

  test('[GUEST-15] no invitation is good for more than its quota or its uses', async () => {
    expect(await isRefused(sql`update invitations set tickets_held = ticket_quota + 1`)).toBe(true);
    expect(await isRefused(sql`update invitations set uses = use_limit + 1`)).toBe(true);
    expect(
      await isRefused(
        sql`update invitations set ticket_quota = tickets_held - 1 where invitation_id = ${invitationId}`,
      ),
    ).toBe(true);
    expect(await isRefused(sql`update invitations set delivery_mode = 0`)).toBe(true);
    expect(await isRefused(sql`update invitations set delivery_mode = -4`)).toBe(true);
  });

  test('nothing is deleted, and a request keeps its number and its invitation', async () => {
    expect(await isRefused(sql`delete from invitations`)).toBe(true);
    expect(await isRefused(sql`delete from guest_request_lines`)).toBe(true);
    expect(await isRefused(sql`delete from guest_requests`)).toBe(true);
    expect(
      await isRefused(sql`update guest_requests set unique_id = '1111111111' where request_uuid = ${uuid}`),
    ).toBe(true);
    expect(
      await isRefused(sql`update guest_requests set total_cents = 100 where request_uuid = ${uuid}`),
    ).toBe(true);
    expect(
      await isRefused(sql`update guest_requests set collector_last_name = null where request_uuid = ${uuid}`),
    ).toBe(true);
  });
});
