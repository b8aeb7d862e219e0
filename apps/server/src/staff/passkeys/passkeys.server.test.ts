import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/test-database.ts';
import { staffCommand } from '../staff-command.ts';
import { PASSWORD, officeWorld } from '../testing/office-world.ts';
import type { OfficeWorld } from '../testing/office-world.ts';
import { addPasskey, answerOf, here } from './testing/add-passkey.ts';
import { softwarePasskey } from '../../platform/passkeys/testing/software-passkey.ts';
import type { SoftwarePasskey } from '../../platform/passkeys/testing/software-passkey.ts';

describe.each(engines)('passkeys of staff (%s)', (engine) => {
  let world: OfficeWorld;
  let device: SoftwarePasskey;
  let codes: string[];
  beforeAll(async () => {
    world = await officeWorld(engine);
    const added = await addPasskey(await world.signedIn('owner'));
    device = added.device;
    ({ codes } = added.sent.body);
  });
  afterAll(() => world.close());
  // Tries of one test are forgotten at the next.
  beforeEach(() => world.clock.advance(3600));

  const withPasskey = async (how?: Parameters<typeof answerOf>[2], by = device) => {
    const browser = world.office();
    const passkey = await answerOf(browser, by, how);
    return { browser, passkey, sent: await browser.send('staff/sign-in-with-passkey', { passkey }) };
  };
  const withPassword = (more: object = {}) =>
    world.office().send('staff/sign-in', { email: 'owner@lantern.example', password: PASSWORD, ...more });

  test('[STAFF-03] a passkey alone lets its owner in, and stands for password and second step', async () => {
    const { sent, browser } = await withPasskey();
    expect(sent.status).toBe(200);
    expect(sent.body.staff).toMatchObject({ email: 'owner@lantern.example', secondStep: 'on', passkeys: 1 });
    expect((await browser.send('staff/own-passkeys')).body.passkeys).toMatchObject([
      { name: 'Laptop', host: 'box-office.localhost', isForHere: true },
    ]);
    const { rows } = (await browser.send('log?action=staff.signed-in')).body;
    expect(JSON.stringify(rows[0])).toContain('passkey');
  });

  test('[STAFF-03] with a passkey the password alone is not enough, and the passkey is its second step', async () => {
    const first = await withPassword();
    expect(first).toMatchObject({ status: 403, body: { code: 'SECOND_STEP_NEEDED', hasPasskey: true } });
    expect(await withPassword({ passkey: await answerOf(world.office(), device) })).toMatchObject({
      status: 200,
    });
    expect((await withPassword({ code: codes[0] })).status, 'recovery as with any second step').toBe(200);
    const desk = await world.signedIn('desk');
    const other = await addPasskey(desk);
    const foreign = await withPassword({ passkey: await answerOf(world.office(), other.device) });
    expect(foreign, 'the passkey of somebody else').toMatchObject({
      status: 403,
      body: { code: 'PASSKEY_REFUSED' },
    });
  });

  test('[STAFF-03] an answer counts once, for this page, within five minutes and with its owner at the device', async () => {
    const { passkey, sent } = await withPasskey();
    expect(sent.status).toBe(200);
    const refused = { status: 403, body: { code: 'PASSKEY_REFUSED' } };
    expect(await world.office().send('staff/sign-in-with-passkey', { passkey }), 'again').toMatchObject(
      refused,
    );
    for (const how of [
      { origin: 'http://box-office.localhost.evil.example' },
      { host: 'lantern.localhost' },
      { isVerified: false },
    ])
      expect((await withPasskey(how)).sent, JSON.stringify(how)).toMatchObject(refused);
    const late = await answerOf(world.office(), device);
    world.clock.advance(5 * 60);
    expect(await world.office().send('staff/sign-in-with-passkey', { passkey: late })).toMatchObject(refused);
    const unasked = device.answer({ challenge: 'made-up', host: 'box-office.localhost' }, here);
    expect(await world.office().send('staff/sign-in-with-passkey', { passkey: unasked })).toMatchObject(
      refused,
    );
    expect((await withPasskey({}, softwarePasskey())).sent, 'one that nobody knows').toMatchObject(refused);
    const { id, ...rest } = await answerOf(world.office(), softwarePasskey());
    const mine = { ...rest, id: passkey.id };
    expect(id).not.toBe(mine.id);
    expect(await world.office().send('staff/sign-in-with-passkey', { passkey: mine })).toMatchObject(refused);
  });

  test('[STAFF-03] a device that has counted less than before may be a copy: it is refused', async () => {
    expect((await withPasskey({ counter: 1000 })).sent.status).toBe(200);
    expect((await withPasskey({ counter: 1000 })).sent.status).toBe(403);
    expect((await withPasskey({ counter: 999 })).sent.status).toBe(403);
    const { sent, browser } = await withPasskey({ counter: 1001 });
    expect(sent.status).toBe(200);
    const modest = await addPasskey(browser, 'Phone', softwarePasskey({ counts: false }));
    for (let use = 0; use < 2; use += 1)
      expect((await withPasskey({}, modest.device)).sent.status, 'one that never counts').toBe(200);
    device = modest.device;
  });

  test('[STAFF-03] two who bring one answer at once: one comes in', async () => {
    const passkey = await answerOf(world.office(), device);
    const sent = await Promise.all(
      [1, 2, 3].map(() => world.office().send('staff/sign-in-with-passkey', { passkey })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('[STAFF-07] adding and removing ask for the password again, and a passkey is as good as it', async () => {
    const { browser } = await withPasskey();
    world.clock.advance(10 * 60);
    for (const [path, input] of [
      ['begin-passkey', {}],
      ['remove-passkey', { id: '00000000-0000-4000-8000-000000000000' }],
    ] as const)
      expect((await browser.send(`staff/${path}`, input)).body.code).toBe('PASSWORD_NEEDED');
    const stranger = await addPasskey(await world.signedIn('finance'));
    const foreign = { passkey: await answerOf(browser, stranger.device) };
    expect((await browser.send('staff/confirm-with-passkey', foreign)).body.code).toBe('PASSKEY_REFUSED');
    const own = { passkey: await answerOf(browser, device) };
    expect((await browser.send('staff/confirm-with-passkey', own)).status).toBe(200);
    expect((await browser.send('staff/begin-passkey', {})).status).toBe(200);
  });

  test('[STAFF-03] a new passkey answers the question of its own account, is named, and kept once', async () => {
    const owner = (await withPasskey()).browser;
    const viewer = await world.signedIn('viewer');
    const { body: question } = await viewer.send('staff/begin-passkey', {});
    const made = softwarePasskey();
    const answer = { name: 'Stolen', passkey: made.make(question, here) };
    expect((await owner.send('staff/add-passkey', answer)).body.code, 'of another account').toBe(
      'PASSKEY_REFUSED',
    );
    const nameless = await addPasskey(owner, '  ');
    expect(nameless.sent.body.fields).toEqual({ name: 'Please give the passkey a name' });
    const added = await addPasskey(owner, 'Key', made);
    expect([added.sent.status, added.sent.body.codes], 'codes come with the first').toEqual([200, undefined]);
    expect((await addPasskey(owner, 'Key', made)).sent.body.code).toBe('PASSKEY_KNOWN');
    const { id } = added.sent.body;
    expect((await viewer.send('staff/rename-passkey', { id, name: 'Mine' })).status, 'not theirs').toBe(404);
    expect((await viewer.send('staff/remove-passkey', { id })).status).toBe(404);
    expect((await owner.send('staff/rename-passkey', { id, name: 'Safe' })).status).toBe(200);
    const names = (await owner.send('staff/own-passkeys')).body.passkeys.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toContain('Safe');
    expect((await owner.send('staff/remove-passkey', { id })).status).toBe(200);
    expect((await withPasskey({}, made)).sent.status, 'gone at once').toBe(403);
  });

  test('[STAFF-03] whoever runs the server takes a lost passkey away', async () => {
    const { database, clock } = world;
    const command = staffCommand({
      db: database.db,
      place: { kind: 'host', host: 'box-office.localhost' },
      publicAddress: () => 'http://box-office.localhost',
      listSellers: async () => [],
    });
    await command.newPassword('owner@lantern.example', true, clock.now());
    expect((await withPasskey()).sent.status).toBe(403);
    expect((await withPassword()).status).toBe(200);
  });
});
