import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { engines } from '../../testing/test-database.ts';
import { inDays, makeKey, program } from '../keys/testing/key-program.ts';
import { PASSWORD, officeWorld } from '../testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../testing/office-world.ts';

describe.each(engines)('calls with an Idempotency-Key (%s)', (engine) => {
  let world: OfficeWorld;
  let owner: OfficeBrowser;
  let number = 0;
  let named: { 'idempotency-key': string };
  beforeAll(async () => {
    world = await officeWorld(engine);
    await loadOfficeOrders(world.database.db, 2);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(3600);
    owner = await world.signedIn('owner');
    named = { 'idempotency-key': `doing-number-${(number += 1)}` };
  });

  const wanted = (name: string) => ({ name, rights: ['orders.read'], endsAt: inDays(world, 30) });
  const note = (content: string) => ({ number: 'Z4100000001', content });
  const keysNamed = async (name: string): Promise<number> => {
    const rows = await world.database.db
      .selectFrom('office_keys')
      .select('key_id')
      .where('name', '=', name)
      .execute();
    return rows.length;
  };

  test('[API-01] the same key with the same body is done once and answered alike, for a day', async () => {
    const body = wanted('Once');
    const first = await owner.send('keys/make', body, named);
    const again = await owner.send('keys/make', body, named);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await keysNamed('Once')).toBe(1);
    const rows = await world.database.db.selectFrom('office_calls_once').selectAll().execute();
    expect(JSON.stringify(rows), 'what it answered is nobody else’s').not.toContain(first.body.key);
    world.clock.advance(23 * 3600);
    owner = await world.signedIn('owner');
    expect((await owner.send('keys/make', body, named)).body).toEqual(first.body);
    world.clock.advance(3600);
    owner = await world.signedIn('owner');
    const anew = await owner.send('keys/make', { ...body, endsAt: inDays(world, 30) }, named);
    expect(anew.body.id).not.toBe(first.body.id);
  });

  test('[API-01] with another body, or for another call, the key is refused', async () => {
    await owner.send('keys/make', wanted('Other'), named);
    const refused = { status: 409, body: { code: 'IDEMPOTENCY_KEY_USED' } };
    expect(await owner.send('keys/make', wanted('Another'), named)).toMatchObject(refused);
    expect(await owner.send('orders/note', note('Called'), named)).toMatchObject(refused);
    expect(await keysNamed('Another')).toBe(0);
    const odd = await owner.send('orders/note', note('Called'), { 'idempotency-key': 'short' });
    expect(odd.body.fields).toHaveProperty('Idempotency-Key');
  });

  test('[API-01] of many at once one does it, and all are answered alike', async () => {
    const body = wanted('Together');
    const sent = await Promise.all(Array.from({ length: 8 }, () => owner.send('keys/make', body, named)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(sent.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await keysNamed('Together')).toBe(1);
  });

  test('[API-01] a server that ended between doing and answering answers when it is asked again', async () => {
    const body = wanted('Cut off');
    const first = await owner.send('keys/make', body, named);
    const { db } = world.database;
    // The row as the doing's own transaction left it.
    await db.updateTable('office_calls_once').set({ answer: null }).execute();
    const again = await owner.send('keys/make', body, named);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await keysNamed('Cut off')).toBe(1);
  });

  test('[API-01] what stands in its own way after it was done is told as done', async () => {
    const { id } = await makeKey(world, owner, ['orders.read'], { name: 'Leaving' });
    const email = 'leaving@lantern.example';
    const invited = await owner.send('staff/invite', { email, role: 'viewer' }, named);
    expect([invited.status, id.length]).toEqual([200, 36]);
    const { db } = world.database;
    await db
      .updateTable('office_calls_once')
      .set({ answer: null, results: [''] })
      .execute();
    const again = await owner.send('staff/invite', { email, role: 'viewer' }, named);
    expect(again).toMatchObject({ status: 409, body: { code: 'DONE_BEFORE' } });
  });

  test('[API-01] what was refused may be tried again with the same key', async () => {
    const body = { ...wanted('Later'), outletIds: [21] };
    expect((await owner.send('keys/make', body, named)).status).toBe(404);
    expect((await owner.send('keys/make', wanted('Later'), named)).status).toBe(200);
  });

  test('[SEC-105] nobody is shown the answer of somebody else’s call by its key', async () => {
    const body = wanted('Mine');
    const first = await owner.send('keys/make', body, named);
    const invited = await owner.send('staff/invite', { email: 'other-owner@lantern.example', role: 'owner' });
    expect(invited.status).toBe(200);
    const { plain_text } = await world.database.db
      .selectFrom('mails')
      .select('plain_text')
      .where('recipient', '=', 'other-owner@lantern.example')
      .executeTakeFirstOrThrow();
    const other = world.office();
    const token = /#([\w-]{43})/.exec(plain_text ?? '')![1]!;
    await other.send('staff/accept-invitation', { token, name: 'Sam', password: PASSWORD });
    const theirs = await other.send('keys/make', body, named);
    expect([theirs.status, theirs.body.id === first.body.id]).toEqual([200, false]);
    const programs = await Promise.all(
      ['One', 'Two'].map((name) => makeKey(world, owner, ['fulfil'], { name })),
    );
    const [one, two] = programs.map(({ key }) => program(world, key));
    const labels = await one!.send('fulfilment/labels', {}, named);
    const own = await two!.send('fulfilment/labels', {}, named);
    expect([labels.status, own.status]).toEqual([200, 200]);
    const rows = await world.database.db.selectFrom('office_calls_once').select('whose').execute();
    expect(rows.filter(({ whose }) => whose.startsWith('key ')).length).toBe(2);
  });

  test('[API-01] a night’s sign-ins leave nothing: old answers are swept away', async () => {
    await owner.send('orders/note', note('Swept'), named);
    world.clock.advance(25 * 3600);
    const { tidyStaff } = await import('../tidy-staff.ts');
    await tidyStaff(world.database.db, [], world.clock.now());
    expect(await world.database.db.selectFrom('office_calls_once').selectAll().execute()).toEqual([]);
  });
});
