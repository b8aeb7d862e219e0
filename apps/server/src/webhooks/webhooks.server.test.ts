import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadOfficeOrders } from '../orders/testing/office-orders.ts';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { engines } from '../testing/test-database.ts';
import { deliverJob, forgetMessagesJob } from './deliver.job.ts';
import { WEBHOOK_SECRET, webhookTools } from './testing/webhook-tools.ts';
import { openReceiver, signatureBy } from './testing/receiver.ts';

describe.each(engines)('webhooks (%s)', (engine) => {
  let world: OfficeWorld;
  let owner: OfficeBrowser;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  beforeAll(async () => {
    world = await officeWorld(engine, {
      environment: { STAFF_SECRET: WEBHOOK_SECRET, WEBHOOK_NETWORKS: '127.0.0.1' },
      leftJobs: ['deliver webhooks'],
    });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(3600);
    beginAnew();
    owner = await world.signedIn('owner');
    receiver = await openReceiver();
    return () => receiver.close();
  });

  const { needs, later, beginAnew, pass, deliver, erase, eraseInVain } = webhookTools(() => world);
  const signal = new AbortController().signal;
  const arrive = async (many: number) => {
    await deliver();
    expect(receiver.arrived).toHaveLength(many);
  };
  const add = async (kinds = ['customer.erased', 'order.placed']) => {
    const { body, status } = await owner.send('webhooks/add', { url: receiver.url, kinds });
    expect(status).toBe(200);
    return body as { id: string; secret: string };
  };
  const allTaken = async ({ id }: { id: string }) => {
    await deliver();
    expect((await owner.send(`webhooks/deliveries?id=${id}&failed=1`)).body.deliveries).toEqual([]);
  };
  const remove = async ({ id }: { id: string }) => owner.send('webhooks/remove', { id });

  test('[HOOK-01] [HOOK-02] [SEC-104] what happened is told, signed, with ids and sums; what was undone is not', async () => {
    const added = await add();
    await eraseInVain(7);
    await deliver();
    expect(receiver.arrived).toEqual([]);
    await erase(7);
    await erase(7);
    await deliver();
    expect(receiver.arrived.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'customer.erased', data: { subject: 'customer 7', number: 1, customer: 7 } },
      { type: 'customer.erased', data: { subject: 'customer 7', number: 2 } },
    ]);
    const [{ headers, body }] = receiver.arrived as [(typeof receiver.arrived)[0]];
    expect(body).not.toMatch(/@|email|name|address/i);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['webhook-signature']).toBe(signatureBy(added.secret, receiver.arrived[0]!));
    await deliver();
    expect(receiver.arrived, 'what was taken is not sent again').toHaveLength(2);
    const rows = await world.database.db.selectFrom('webhook_addresses').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(added.secret);
    await remove(added);
    await erase(8);
    await deliver();
    expect(receiver.arrived).toHaveLength(2);
  });

  test('[HOOK-01] [HOOK-02] [SEC-104] orders are told as they are placed, whichever way they came, in ids and sums', async () => {
    const added = await add();
    await loadOfficeOrders(world.database.db, 2);
    await arrive(2);
    const told = receiver.arrived.map(({ body }) => JSON.parse(body));
    expect(Object.keys(told[0].data).toSorted()).toEqual(
      'customer number order outlet paid returned state subject tickets total'.split(' '),
    );
    const { total_cents } = await world.database.db
      .selectFrom('orders')
      .select('total_cents')
      .where('unique_id', '=', told[0].data.order.slice(1))
      .executeTakeFirstOrThrow();
    expect([told[0].type, told[0].data.total]).toEqual(['order.placed', total_cents]);
    await remove(added);
  });

  test('[HOOK-04] [HOOK-06] what is not taken is tried again with the same id, seen, and sent again by hand', async () => {
    const added = await add();
    receiver.answers = { status: 500, body: 'upstream timed out' };
    await erase(8);
    await deliver();
    await deliver();
    expect(receiver.arrived, 'not before its pause').toHaveLength(1);
    const seen = await owner.send(`webhooks/deliveries?id=${added.id}&failed=1`);
    expect(seen.body).toMatchObject({
      failed: 1,
      deliveries: [{ kind: 'customer.erased', status: 500, answer: 'upstream timed out', tries: 1 }],
    });
    pass(60);
    await deliver();
    expect(receiver.arrived).toHaveLength(2);
    receiver.answers = { status: 200 };
    const deliveryId = seen.body.deliveries[0].id;
    expect((await owner.send('webhooks/try', { id: added.id, deliveryId })).body).toEqual({ tried: 1 });
    await arrive(3);
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await allTaken(added);
    const stranger = await world.signedIn('stranger');
    expect((await stranger.send(`webhooks/deliveries?id=${added.id}`)).status).toBe(404);
    await remove(added);
  });

  test('[HOOK-06] what was not taken is set aside: it is tried no more, unless somebody does it by hand', async () => {
    const added = await add();
    receiver.answers = { status: 500 };
    await erase(8);
    await deliver();
    const list = async () => (await owner.send(`webhooks/deliveries?id=${added.id}`)).body;
    const [failed] = (await list()).deliveries;
    const which = { id: added.id, deliveryId: failed.id };
    const value = receiver.arrived[0]!.headers['webhook-signature'];
    expect(failed.headers, 'as it was sent').toContainEqual({ name: 'webhook-signature', value });
    expect((await owner.send('webhooks/leave', which)).status).toBe(200);
    expect(await list()).toMatchObject({ failed: 0, deliveries: [{ isLeft: true, tries: 1 }] });
    pass(86_400);
    await deliver();
    expect(receiver.arrived).toHaveLength(1);
    expect((await owner.send('webhooks/leave', which)).status, 'in the second tab').toBe(404);
    receiver.answers = { status: 200 };
    expect((await owner.send('webhooks/try', which)).body).toEqual({ tried: 1 });
    await arrive(2);
    await remove(added);
  });

  test('[HOOK-04] a day of failures is a letter, three days a pause; then nothing is lost and all is sent', async () => {
    const added = await add();
    receiver.answers = { status: 503 };
    await erase(8);
    await deliver();
    const letters = async () => {
      const rows = await world.database.db
        .selectFrom('mails')
        .select('subject')
        .where('kind', '=', 'webhook-failing')
        .orderBy('created_at')
        .execute();
      return rows.map(({ subject }) => subject.replace(/127.*\d/, 'it'));
    };
    for (let hours = 0; hours < 26; hours += 1) {
      pass(3600);
      await deliver();
    }
    expect(await letters()).toEqual(['Nothing has reached it for a day']);
    const today = async (browser: OfficeBrowser) => {
      const { matters, forOthers } = (await browser.send('today')).body;
      return [matters.find(({ name }: { name: string }) => name === 'Connections'), forOthers];
    };
    expect(await today(owner)).toMatchObject([{ count: 1, what: 'address takes no messages' }, 0]);
    expect(await today(await world.signedIn('viewer'))).toEqual([undefined, 1]);
    pass(48 * 3600);
    await deliver();
    expect(await letters()).toEqual(['Nothing has reached it for a day', 'Nothing is sent to it any more']);
    const before = receiver.arrived.length;
    await erase(8);
    pass(3600);
    await deliver();
    expect(receiver.arrived, 'paused').toHaveLength(before);
    receiver.answers = { status: 200 };
    expect(await today(owner)).toMatchObject([{ detail: expect.stringContaining('One is paused') }, 0]);
    expect((await owner.send('webhooks')).body.addresses[0]).toMatchObject({ isPaused: true });
    await owner.send('webhooks/resume', { id: added.id });
    expect(await today(owner)).toEqual([undefined, 0]);
    await allTaken(added);
    await deliver();
    expect(receiver.arrived).toHaveLength(before + 2);
    pass(31 * 86_400);
    await forgetMessagesJob(needs()).run(later(), signal);
    expect(await world.database.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
    await remove(added);
  });

  test('[HOOK-03] [SEC-104] for a day after a rotation both secrets sign, then the new one alone', async () => {
    const added = await add();
    const { body: rotated } = await owner.send('webhooks/rotate', { id: added.id });
    expect(rotated.secret).not.toBe(added.secret);
    await owner.send('webhooks/test', { id: added.id });
    await arrive(1);
    world.clock.advance(86_400);
    owner = await world.signedIn('owner');
    await owner.send('webhooks/test', { id: added.id });
    await arrive(2);
    const [both, alone] = receiver.arrived.map((each) => ({
      sent: each.headers['webhook-signature'],
      by: [rotated.secret, added.secret].map((secret: string) => signatureBy(secret, each)),
    }));
    expect(both!.sent).toBe(both!.by.join(' '));
    expect(alone!.sent).toBe(alone!.by[0]);
    await remove(added);
  });

  test('[HOOK-02] two nodes deliver each message once; one that ended in the middle leaves it to the other', async () => {
    const added = await add();
    for (let times = 0; times < 5; times += 1) await erase(8);
    await Promise.all([deliver(), deliver(), deliver()]);
    const ids = () => receiver.arrived.map(({ headers }) => headers['webhook-id']);
    expect([ids().length, new Set(ids()).size]).toEqual([5, 5]);
    await erase(8);
    const cut = {
      ...needs(),
      checkpoint: async (step: string) => {
        if (step === 'message sent') throw new Error('power cut');
      },
    };
    const run = deliverJob(cut).run(later(), signal);
    await expect(run).rejects.toThrow('power cut');
    await deliver();
    expect(ids(), 'somebody is at it').toHaveLength(6);
    pass(31);
    await deliver();
    expect([ids().length, new Set(ids()).size]).toEqual([7, 6]);
    await remove(added);
  });

  test('[SEC-103] [HOOK-05] nothing goes into private networks, and a redirect is followed nowhere', async () => {
    for (const url of ['https://10.0.0.1/x', 'https://169.254.169.254/', 'https://[::1]/', 'ftp://1.1.1.1/'])
      expect((await owner.send('webhooks/add', { url, kinds: ['order.placed'] })).body.fields).toHaveProperty(
        'url',
      );
    const added = await add();
    receiver.answers = { status: 302, headers: { location: receiver.url.replace('hooks', 'elsewhere') } };
    await erase(8);
    await deliver();
    expect(receiver.arrived).toHaveLength(1);
    // Whatever the name led to when it was added, the road is looked at when something is sent.
    const closed = { ...needs(), roads: { mayUseHttp: true, isAllowed: () => false } };
    pass(61);
    await deliverJob(closed).run(later(), signal);
    expect(receiver.arrived).toHaveLength(1);
    const { body } = await owner.send(`webhooks/deliveries?id=${added.id}`);
    expect(body.deliveries[0]).toMatchObject({ tries: 2, answer: 'leads into a private network' });
    receiver.answers = { status: 200, body: 'x'.repeat(10_000_000) };
    pass(3600);
    await deliver();
    const long = (await owner.send(`webhooks/deliveries?id=${added.id}`)).body.deliveries[0];
    expect([long.isDelivered, long.answer.length]).toEqual([true, 2000]);
    await remove(added);
  });
});
