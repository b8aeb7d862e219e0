import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letterText } from '../accounts/testing/people.ts';
import { addRole } from './role-store.ts';
import { engines } from '../testing/test-database.ts';
import { PASSWORD, officeWorld } from './testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from './testing/office-world.ts';

describe.each(engines)('people and roles (%s)', (engine) => {
  let world: OfficeWorld;
  let owner: OfficeBrowser;
  beforeAll(async () => {
    world = await officeWorld(engine);
    owner = await world.signedIn('owner');
  });
  afterAll(() => world.close());

  const person = async (name: string) => {
    const { body } = await owner.send('staff/people');
    return body.people.find((each: { name: string }) => each.name === name);
  };

  /** The token in the last letter to somebody. */
  const tokenTo = async (email: string): Promise<string> => {
    const letter = await world.database.db
      .selectFrom('mails')
      .select(['mail_id', 'plain_text'])
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return /box-office\.localhost\/[\w-]+#([\w-]{43})/.exec(await letterText(world, letter))![1]!;
  };

  test('[STAFF-05] a role that was taken away ends at the next call', async () => {
    const desk = await world.signedIn('narrow');
    const { id, version } = await person('narrow');
    expect((await desk.send('log')).status).toBe(200);
    expect((await owner.send('staff/change-role', { id, role: 'viewer', version })).status).toBe(200);
    expect(await desk.send('log')).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect((await owner.send('staff/remove', { id, reason: 'left' })).status).toBe(200);
    expect((await desk.send('log')).body.code).toBe('SIGN_IN_NEEDED');
    expect((await desk.send('staff/session')).body.staff).toBeUndefined();
    const again = await world
      .office()
      .send('staff/sign-in', { email: 'narrow@lantern.example', password: PASSWORD });
    expect(again.body.code).toBe('STAFF_SIGN_IN_FAILED');
  });

  test('[STAFF-05] whose role is gone without their session has nowhere to work', async () => {
    const viewer = await world.signedIn('viewer');
    const { db } = world.database;
    await db.deleteFrom('staff_roles').where('staff_id', '=', world.people['viewer']!).execute();
    expect((await viewer.send('today')).body.code).toBe('SELLER_NOT_CHOSEN');
    expect((await viewer.send('staff/session')).body.staff).toMatchObject({
      workplaces: [],
      permissions: {},
    });
    const scope = { role: 'viewer' as const, allOutlets: true, outletIds: [] };
    await db.transaction().execute((tx) => addRole(tx, 1, world.people['viewer']!, scope, world.clock.now()));
  });

  test('[STAFF-05] the last owner stays, and nobody decides about themselves', async () => {
    const { id, version } = await person('owner');
    expect((await owner.send('staff/remove', { id })).body.code).toBe('LAST_OWNER');
    expect((await owner.send('staff/change-role', { id, role: 'desk', version })).body.code).toBe(
      'LAST_OWNER',
    );
    expect((await owner.send('staff/change-role', { id, role: 'owner', version })).body.code).toBe(
      'OWN_ROLE',
    );
  });

  test('[STAFF-05] two owners who demote each other at once: one stays', async () => {
    const finance = await person('finance');
    await owner.send('staff/change-role', { id: finance.id, role: 'owner', version: finance.version });
    const second = await world.signedIn('finance');
    const first = await person('owner');
    const answers = await Promise.all([
      owner.send('staff/change-role', { id: finance.id, role: 'desk', version: finance.version + 1 }),
      second.send('staff/change-role', { id: first.id, role: 'desk', version: first.version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const owners = await world.database.db
      .selectFrom('staff_roles')
      .select('staff_id')
      .where('seller_id', '=', 1)
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
    const winner = answers[0]!.status === 200 ? owner : second;
    const lost = answers[0]!.status === 200 ? finance : first;
    const version = answers[0]!.status === 200 ? finance.version + 2 : first.version + 1;
    expect((await winner.send('staff/change-role', { id: lost.id, role: lost.role, version })).status).toBe(
      200,
    );
    owner = await world.signedIn('owner');
  });

  test('[STAFF-05] beneath the code the database keeps an owner, too', async () => {
    const { db } = world.database;
    const demote = db.updateTable('staff_roles').set({ role: 'desk' }).where('seller_id', '=', 2).execute();
    await expect(demote).rejects.toThrow('without an owner');
    await expect(db.deleteFrom('staff_roles').where('seller_id', '=', 2).execute()).rejects.toThrow(
      'without an owner',
    );
  });

  test('[STAFF-04] who saves an older role than is kept is told', async () => {
    const { id, version } = await person('desk');
    const change = { id, role: 'desk', version, outletIds: [2, 1, 2] };
    expect((await owner.send('staff/change-role', change)).status).toBe(200);
    expect((await owner.send('staff/change-role', change)).body.code).toBe('CHANGED_MEANWHILE');
    expect(await person('desk')).toMatchObject({ allOutlets: false, outletIds: [1, 2] });
    const { body } = await (await world.signedIn('desk')).send('staff/session');
    expect(body.staff.workplaces[0].outlets.map((outlet: { id: number }) => outlet.id)).toEqual([1, 2]);
    expect((await owner.send('staff/change-role', { ...change, outletIds: [] })).status).toBe(400);
  });

  test('[STAFF-02] an invitation comes by letter, works once and for seven days', async () => {
    const email = 'new@lantern.example';
    const invited = await owner.send('staff/invite', { email, role: 'desk', outletIds: [1] });
    expect(invited.status).toBe(200);
    const token = await tokenTo(email);
    const door = world.office();
    expect((await door.send('staff/invitation', { token })).body).toEqual({
      email,
      sellerName: 'Lantern Live',
      role: 'desk',
      hasAccount: false,
    });
    const weak = await door.send('staff/accept-invitation', { token, name: 'Nia', password: 'short' });
    expect(weak).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
    const accepted = await door.send('staff/accept-invitation', { token, name: 'Nia', password: PASSWORD });
    expect(accepted.body.staff).toMatchObject({ email, name: 'Nia', sellerId: 1 });
    expect(accepted.setCookies[0]).toContain('boxoffice=');
    const twice = await world
      .office()
      .send('staff/accept-invitation', { token, name: 'Eve', password: PASSWORD });
    expect(twice).toMatchObject({ status: 404, body: { code: 'STAFF_INVITATION_REFUSED' } });
    expect((await owner.send('staff/invite', { email, role: 'desk' })).body.code).toBe('ALREADY_STAFF');
  });

  test('[STAFF-02] one that is over, withdrawn, replaced or made up opens nothing', async () => {
    const email = 'late@lantern.example';
    const open = async (token: string) => (await world.office().send('staff/invitation', { token })).status;
    await owner.send('staff/invite', { email, role: 'desk' });
    const replaced = await tokenTo(email);
    world.clock.advance(1);
    const { body } = await owner.send('staff/invite', { email, role: 'viewer' });
    const second = await tokenTo(email);
    expect([await open(replaced), await open(second), await open('x'.repeat(43))]).toEqual([404, 200, 404]);
    await owner.send('staff/withdraw-invitation', { id: body.id });
    expect(await open(second)).toBe(404);
    world.clock.advance(1);
    await owner.send('staff/invite', { email, role: 'viewer' });
    const third = await tokenTo(email);
    world.clock.advance(7 * 24 * 3600 - 1);
    expect(await open(third)).toBe(200);
    world.clock.advance(1);
    expect(await open(third)).toBe(404);
    owner = await world.signedIn('owner');
  });

  test('[STAFF-02] somebody with an account here gives its password and keeps it', async () => {
    const email = 'stranger@lantern.example';
    await owner.send('staff/invite', { email, role: 'finance' });
    const token = await tokenTo(email);
    const door = world.office();
    expect((await door.send('staff/invitation', { token })).body.hasAccount).toBe(true);
    const wrong = await door.send('staff/accept-invitation', { token, password: 'Another2026' });
    expect(wrong.body.code).toBe('STAFF_PASSWORD_WRONG');
    const right = await door.send('staff/accept-invitation', { token, password: PASSWORD });
    expect(right.body.staff.workplaces).toHaveLength(2);
    expect(right.body.staff.sellerId).toBeUndefined();
    const chosen = await door.send('staff/choose-seller', { sellerId: 1 });
    expect(chosen.body.staff).toMatchObject({ sellerId: 1, permissions: { 'ledger.look': 'yes' } });
    expect((await door.send('staff/choose-seller', { sellerId: 3 })).status).toBe(404);
  });

  test('[STAFF-02] the first owner comes by the link that the start prints, and it ends with an owner', async () => {
    await world.database.db.insertInto('sellers').values({ seller_id: 9, name: 'Granite' }).execute();
    const now = world.clock.now();
    const [first] = await world.firstOwnerLinks(now);
    const [second] = await world.firstOwnerLinks(now);
    expect(first).toMatchObject({ sellerName: 'Granite' });
    const token = (link: typeof first) => link!.address.split('#')[1]!;
    const given = { token: token(first), name: 'Gus', password: PASSWORD };
    const door = world.office();
    expect((await door.send('staff/accept-invitation', given)).status).toBe(400);
    const accepted = await door.send('staff/accept-invitation', { ...given, email: 'gus@granite.example' });
    expect(accepted.body.staff.workplaces).toMatchObject([{ sellerName: 'Granite', role: 'owner' }]);
    const late = { ...given, token: token(second), email: 'eve@granite.example' };
    expect((await world.office().send('staff/accept-invitation', late)).status).toBe(404);
    expect(await world.firstOwnerLinks(now)).toEqual([]);
  });

  test('[STAFF-03] a link to a new password goes to the person and ends every session', async () => {
    const desk = await world.signedIn('desk');
    await owner.send('staff/send-password-link', { id: world.people['desk'] });
    const token = await tokenTo('desk@lantern.example');
    const door = world.office();
    expect((await door.send('staff/set-password', { token, password: 'Password123' })).status).toBe(400);
    expect((await door.send('staff/set-password', { token, password: 'AnotherOne2026' })).status).toBe(200);
    expect((await door.send('staff/set-password', { token, password: 'AnotherOne2026' })).status).toBe(404);
    expect((await desk.send('staff/own-sessions')).status).toBe(401);
    const send = (password: string) =>
      world.office().send('staff/sign-in', { email: 'desk@lantern.example', password });
    expect([(await send(PASSWORD)).status, (await send('AnotherOne2026')).status]).toEqual([403, 200]);
  });

  test('[STAFF-07] roles are changed with a password of the last ten minutes only', async () => {
    owner = await world.signedIn('owner');
    world.clock.advance(10 * 60);
    const { id, version } = await person('viewer');
    const change = { id, role: 'viewer', version };
    const calls = [
      ['invite', { email: 'x@lantern.example', role: 'desk' }],
      ['change-role', change],
      ['remove', { id }],
    ] as const;
    for (const [path, input] of calls)
      expect((await owner.send(`staff/${path}`, input)).body.code).toBe('PASSWORD_NEEDED');
    await owner.send('staff/confirm-password', { password: PASSWORD });
    expect((await owner.send('staff/change-role', change)).status).toBe(200);
  });
});
