// A customer asks an order's charge back at the bank: what the box office sees of it, until it has ended.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld, BoughtOrder } from '../testing/after-sale-world.ts';

const DAY = 86_400;

describe('a disputed order', () => {
  let world: AfterSaleWorld;
  let order: BoughtOrder;
  let total = 0;
  let dispute = '';
  beforeAll(async () => {
    world = await openAfterSaleWorld('server', { environment: { STAND_IN_SPEAKS: 'stripe' } });
    order = await world.buy();
  });
  afterAll(() => world.close());

  const control = async (body: object): Promise<string> => {
    const answer = await world.http.inject({
      method: 'POST',
      url: '/control/dispute',
      headers: { host: 'gateway.localhost', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return answer.json<{ dispute: string }>().dispute;
  };
  const list = async (browser = world.finance) => browser.send('ledger/disputes');
  const matter = async (browser = world.finance) =>
    (await browser.send('today')).body.matters.find(({ name }: { name: string }) => name === 'Disputes');
  const story = async (): Promise<{ title: string; detail?: string; tone: string }[]> => {
    const { body } = await world.finance.send(`orders/get?number=${order.number}`);
    return body.story.filter(({ title }: { title: string }) => /[Dd]ispute/.test(title));
  };
  const ledger = async (by = 'day') =>
    (await world.finance.send(`ledger/get?from=2026-11-01&to=2027-10-31&by=${by}`)).body;

  test('[GATE-05] [OFFICE-05] it waits on Today with the day by which to answer, in a list, and in the order’s story', async () => {
    expect(await matter()).toBeUndefined();
    expect((await list()).body).toMatchObject({ rows: [], matching: 0, toAnswer: 0 });
    expect(await ledger()).not.toHaveProperty('totals.disputedCents');
    const { transaction_id: id, amount_cents: cents } = await world.database.db
      .selectFrom('standin_transactions')
      .selectAll()
      .executeTakeFirstOrThrow();
    total = cents;
    dispute = await control({ id: String(id), reason: 'product_not_received' });
    await vi.waitFor(async () => expect(await matter()).toBeDefined(), { timeout: 5000 });
    const answerBy = new Date(Math.floor(world.clock.now().getTime() / 1000) * 1000 + 9 * DAY * 1000);
    expect(await matter()).toMatchObject({
      count: 1,
      what: 'disputed charge to answer',
      path: '/ledger?by=disputes',
      since: answerBy.toISOString(),
    });
    expect((await list()).body).toMatchObject({
      rows: [
        {
          id: dispute,
          order: order.number,
          card: 'Card •••• 1111',
          cents: total,
          currency: 'USD',
          reason: 'product_not_received',
          state: 'to-answer',
          isTaken: true,
          answerBy: answerBy.toISOString(),
        },
      ],
      matching: 1,
      toAnswer: 1,
    });
    const [told, ...more] = await story();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ title: expect.stringMatching(/^Charge disputed/), tone: 'critical' });
    expect(told!.detail).toMatch(
      /^Product not received, to be answered at the gateway by .*the bank has the money/,
    );
  });

  test('[GATE-09] its money is a line of its own, and every view of the ledger adds up with it', async () => {
    const { totals, rows } = await ledger();
    expect(totals).toMatchObject({ capturedCents: total, refundedCents: 0, disputedCents: total });
    expect(rows.map(({ disputedCents }: { disputedCents: number }) => disputedCents)).toEqual([total]);
    for (const by of ['event', 'method']) expect((await ledger(by)).totals.disputedCents).toBe(total);
    const { body } = await world.finance.send('ledger/lines?from=2026-11-01&to=2027-10-31&kind=disputed');
    expect(body).toMatchObject({
      rows: [{ kind: 'disputed', cents: total, order: order.number, transactionId: dispute }],
      matching: 1,
    });
  });

  test('[GATE-05] [STAFF-04] whoever sees no line of the ledger sees no dispute, nor does another seller', async () => {
    expect((await list(world.desk)).status).toBe(403);
    // The owner of another seller of the same server.
    expect((await list(await world.signedIn('stranger'))).body).toMatchObject({ rows: [], matching: 0 });
    expect(await matter(world.desk)).toBeUndefined();
  });

  test('[GATE-01] [AFTER-01] what the bank has is not given back a second time', async () => {
    const { body } = await world.finance.send('orders/cancel', {
      number: order.number,
      seats: 'stock',
      reason: 'Cannot come',
      totalCents: total,
    });
    expect(body).toBeDefined();
    await world.pass(11);
    await world.pass(60);
    const moved = await world.database.db.selectFrom('ledger').select('kind').orderBy('entry_id').execute();
    expect(moved.map(({ kind }) => kind)).toEqual(['capture', 'disputed']);
  });

  test('[GATE-05] [GATE-09] won: the money comes back, nobody is waited for, and the story says how it ended', async () => {
    await control({ id: dispute, end: 'won' });
    await vi.waitFor(async () => expect(await matter()).toBeUndefined(), { timeout: 5000 });
    await vi.waitFor(async () => expect((await ledger()).totals.disputedCents).toBe(0), { timeout: 5000 });
    expect((await list()).body).toMatchObject({
      rows: [{ state: 'won', isTaken: false, endedAt: expect.any(String) }],
      toAnswer: 0,
    });
    expect((await story()).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Dispute of .* won, it stays with us$/),
      expect.stringMatching(/^Charge disputed/),
    ]);
  });
});
