import { officeCalls } from '@stagedoor/contract/office-calls';
import { KEY_CALLS_PER_MINUTE } from '@stagedoor/rules/staff/key-limits';
import { keyGrantOf } from '@stagedoor/rules/staff/key-rights';
import type { KeyRight } from '@stagedoor/rules/staff/key-rights';
import { mayCall } from '@stagedoor/rules/staff/may-call';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { PASSWORD, officeWorld } from '../testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../testing/office-world.ts';
import { revokeKeys } from './key-store.ts';
import { tellEndingKeysJob } from './tell-ending-keys.job.ts';
import { inDays, makeKey, program } from './testing/key-program.ts';

const ORDERS = 'orders/list';

const from = {
  sellerId: 1,
  outletId: 1,
  name: 'Lantern',
  currency: 'USD' as const,
  contactEmail: undefined,
  origin: 'https://lantern.example',
  logoUrl: undefined,
  accent: '#113355',
  accentInk: '#ffffff',
  accentWash: '#eeeeee',
  wordings: {},
};

describe('keys of programs', () => {
  let world: OfficeWorld;
  let owner: OfficeBrowser;
  beforeAll(async () => {
    world = await officeWorld('server');
    await loadOfficeOrders(world.database.db, 3);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(3600);
    owner = await world.signedIn('owner');
  });

  const made = (rights: KeyRight[], more?: object) => makeKey(world, owner, rights, more);
  const refusedKey = { status: 401, body: { code: 'KEY_REFUSED' } };

  test('[SEC-102] [KEY-02] a key is shown once and stands nowhere in the database', async () => {
    const { key } = await made(['orders.read']);
    expect(key).toMatch(/^sd_test_[\w-]{55}$/);
    const rows = await world.database.db.selectFrom('office_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    const listed = (await owner.send('keys')).body.keys.at(-1);
    expect(JSON.stringify(listed)).not.toContain(key.slice(8, 40));
    expect(listed.shown).toBe(`sd_test_…${key.slice(-4)}`);
    expect((await (await world.signedIn('desk')).send('keys')).body.keys.at(-1)).toMatchObject({
      name: 'Newsletter',
      networks: [],
    });
  });

  test('[KEY-01] [KEY-04] it reads by itself, without cookie, page or session, and is told what is left', async () => {
    const { key } = await made(['orders.read']);
    const sent = await program(world, key).send(ORDERS);
    expect([sent.status, sent.body.rows.length]).toEqual([200, 3]);
    expect(sent.headers['ratelimit']).toMatch(/^"key";r=599;t=\d+$/);
    expect(sent.headers['set-cookie']).toBeUndefined();
    const used = (await owner.send('keys')).body.keys.at(-1);
    expect([used.usedFrom, used.usedAt]).toEqual(['203.0.113.5', world.clock.now().toISOString()]);
  });

  test('[SEC-102] [KEY-01] with every call it may what its rights say, and nothing of its maker besides', async () => {
    const rights: KeyRight[] = ['events.read', 'orders.read', 'fulfil'];
    const { key } = await made(rights);
    const { send } = program(world, key);
    for (const call of cases(officeCalls)) {
      const path = call.path.replaceAll(/\{\w+\}/g, '1');
      const sent = await send(path, call.method === 'GET' ? undefined : {});
      const { permission } = call;
      const isForPeople = permission === 'anyone' || permission === 'signed-in' || call.freshPassword;
      const may = !isForPeople && mayCall(keyGrantOf(rights, 'owner', permission as Permission), call);
      const code = isForPeople ? 'FOR_PEOPLE' : 'NOT_ALLOWED';
      expect([call.name, sent.body.code === code, sent.status === 500]).toEqual([call.name, !may, false]);
    }
    const { rows } = (await owner.send('log?refused=1')).body;
    expect(rows[0]).toMatchObject({ key: 'Newsletter', refused: true, staff: { name: 'owner' } });
  });

  test('[KEY-02] what it changes is in the log by its name', async () => {
    const { key } = await made(['guests', 'fulfil']);
    const before = (await owner.send('log')).body.rows[0].id;
    const sent = await program(world, key).send('fulfilment/labels', {});
    expect(sent.status).toBe(200);
    const entry = (await owner.send('log')).body.rows[0];
    expect(entry.id).not.toBe(before);
    expect(entry).toMatchObject({ key: 'Newsletter', by: 'staff', staff: { name: 'owner' } });
  });

  test('[SEC-102] [KEY-01] it stays within its outlets, its networks and its dates', async () => {
    const elsewhere = await made(['orders.read'], { outletIds: [2] });
    const seen = (await program(world, elsewhere.key).send(ORDERS)).body.rows;
    expect(seen.map(({ outletId }: { outletId: number }) => outletId)).toEqual([2]);
    const near = await made(['orders.read'], { networks: ['203.0.113.0/24'] });
    expect((await program(world, near.key).send(ORDERS)).status).toBe(200);
    const far = await program(world, near.key, '198.51.100.7').send(ORDERS);
    expect(far).toMatchObject({ status: 403, body: { code: 'KEY_ELSEWHERE' } });
    expect((await owner.send('log?refused=1')).body.rows[0]).toMatchObject({
      key: 'Newsletter',
      after: { from: '198.51.100.7' },
    });
    const short = await made(['orders.read'], { endsAt: inDays(world, 1) });
    world.clock.advance(86_400);
    expect(await program(world, short.key).send(ORDERS)).toMatchObject(refusedKey);
  });

  test('[SEC-102] [KEY-03] revoked it is refused at the next call; renewed it lives seven days more', async () => {
    const { id, key } = await made(['orders.read']);
    const renewed = await owner.send('keys/renew', { id, endsAt: inDays(world, 300) });
    expect(renewed.status).toBe(200);
    for (const each of [key, renewed.body.key])
      expect((await program(world, each).send(ORDERS)).status).toBe(200);
    expect((await owner.send('keys/renew', { id, endsAt: inDays(world, 300) })).status, 'once').toBe(404);
    world.clock.advance(7 * 86_400);
    expect(await program(world, key).send(ORDERS)).toMatchObject(refusedKey);
    expect((await program(world, renewed.body.key).send(ORDERS)).status).toBe(200);
    owner = await world.signedIn('owner');
    const stranger = await world.signedIn('stranger');
    expect((await stranger.send('keys/revoke', { id: renewed.body.id })).status).toBe(404);
    expect((await owner.send('keys/revoke', { id: renewed.body.id })).status).toBe(200);
    expect(await program(world, renewed.body.key).send(ORDERS)).toMatchObject(refusedKey);
  });

  test('[SEC-102] [KEY-03] revoked in the middle of a call, it changes nothing', async () => {
    const { id, key } = await made(['fulfil']);
    const { db } = world.database;
    const count = async () => (await owner.send('log')).body.matching;
    const before = await count();
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => expect((await waiting.execute(db)).rows).toHaveLength(1);
    const sent = await db.transaction().execute(async (tx) => {
      expect(await revokeKeys(tx, { sellerId: 1, keyId: id }, world.clock.now())).toHaveLength(1);
      const answer = program(world, key).send('fulfilment/labels', {});
      await vi.waitFor(isWaiting, { timeout: 60_000 });
      return { answer };
    });
    expect(await sent.answer).toMatchObject(refusedKey);
    expect(await count()).toBe(before);
  });

  test('[SEC-102] [KEY-03] [KEY-06] it ends with the role of whoever made it', async () => {
    const invited = await owner.send('staff/invite', { email: 'second@lantern.example', role: 'owner' });
    expect(invited.status).toBe(200);
    const { db } = world.database;
    const mail = await db
      .selectFrom('mails')
      .select('plain_text')
      .where('recipient', '=', 'second@lantern.example')
      .executeTakeFirstOrThrow();
    const token = /#([\w-]{43})/.exec(mail.plain_text ?? '')![1]!;
    const second = world.office();
    const joined = await second.send('staff/accept-invitation', { token, name: 'Sam', password: PASSWORD });
    const { key } = await makeKey(world, second, ['orders.read']);
    expect((await program(world, key).send(ORDERS)).status).toBe(200);
    const staffId = joined.body.staff.id;
    await owner.send('staff/change-role', { id: staffId, role: 'finance', version: 1 });
    expect(await program(world, key).send(ORDERS)).toMatchObject(refusedKey);
    const { ended } = (await owner.send('log?action=staff.role-changed')).body.rows[0].after;
    expect(ended).toMatchObject({ 'Key of a program': 1 });
  });

  test('[SEC-102] [KEY-01] nobody makes a key that is wrong, too wide, for another shop or without end', async () => {
    const wanted = { name: 'Site', rights: ['orders.read'], endsAt: inDays(world, 30) };
    for (const [more, field] of [
      [{ name: ' ' }, 'name'],
      [{ rights: [] }, 'rights'],
      [{ rights: ['staff.manage'] }, 'rights.0'],
      [{ networks: ['office'] }, 'networks'],
      [{ endsAt: inDays(world, 400) }, 'endsAt'],
    ] as const)
      expect(Object.keys((await owner.send('keys/make', { ...wanted, ...more })).body.fields)).toEqual([
        field,
      ]);
    expect((await owner.send('keys/make', { ...wanted, outletIds: [21] })).status).toBe(404);
  });

  test('[SEC-102] [KEY-04] in an address it is refused and has to be rotated; a cookie beside it opens nothing', async () => {
    const { key } = await made(['orders.read']);
    for (const path of [`${ORDERS}?key=${key}`, `${ORDERS}?words=${key}`]) {
      const sent = await world.office().send(path);
      expect(sent.body).toMatchObject({ code: 'KEY_IN_ADDRESS', message: expect.stringContaining('rotate') });
    }
    const cookie = `boxoffice=${owner.cookies.get('boxoffice')}`;
    const sent = await program(world, key).send('staff/people', undefined, { cookie });
    expect(sent.body.code).toBe('NOT_ALLOWED');
  });

  test('[KEY-05] beyond its calls of a minute it waits, and the next minute begins anew', async () => {
    const { id, key } = await made(['orders.read']);
    const { send } = program(world, key);
    await send(ORDERS);
    await world.database.db
      .updateTable('office_key_uses')
      .set({ calls: KEY_CALLS_PER_MINUTE })
      .where('key_id', '=', id)
      .execute();
    const beyond = await send(ORDERS);
    expect([beyond.status, beyond.body.code]).toEqual([429, 'TOO_MANY_CALLS']);
    expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
    expect(beyond.headers['ratelimit']).toMatch(/r=0;/);
    world.clock.advance(60);
    expect((await send(ORDERS)).status).toBe(200);
  });

  test('[SEC-102] [KEY-03] a thousand wrong keys are slowed down; the right one from there is not', async () => {
    const { key } = await made(['orders.read']);
    const ip = '198.51.100.99';
    const wrong = program(world, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, ip);
    const answers = new Set<number>();
    for (let count = 0; count < 30; count += 1) answers.add((await wrong.send(ORDERS)).status);
    expect(answers).toEqual(new Set([401, 429]));
    expect((await program(world, '', ip).send(ORDERS)).status).toBe(429);
    expect((await program(world, key, ip).send(ORDERS)).status).toBe(200);
  });

  test('[KEY-05] owners hear of a key that ends, fourteen and three days before', async () => {
    await made(['orders.read'], { name: 'Accounting', endsAt: inDays(world, 20) });
    const { db } = world.database;
    const letters = async () => {
      const rows = await db.selectFrom('mails').select('subject').where('kind', '=', 'key-ending').execute();
      return rows.map(({ subject }) => subject).filter((subject) => subject.includes('Accounting'));
    };
    const owners = async () => [{ email: 'owner@lantern.example', from, officeAddress: 'http://office/' }];
    const tell = () => tellEndingKeysJob({ db, owners }).run(world.clock.now(), new AbortController().signal);
    await tell();
    expect(await letters()).toEqual([]);
    world.clock.advance(7 * 86_400);
    for (let time = 0; time < 2; time += 1) await tell();
    expect(await letters()).toEqual(['The key Accounting ends in 14 days']);
    world.clock.advance(10 * 86_400);
    await tell();
    const told = ['14 days', '3 days'].map((left) => `The key Accounting ends in ${left}`);
    expect((await letters()).toSorted()).toEqual(told);
  });
});
