// A program that knows nothing but the document of the office's calls: its types are generated from it, and every call is
// made through them.
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { paths } from '../../../../../docs/api/office.d.ts';
import { openAfterSaleWorld } from '../../after-sale/testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../../after-sale/testing/after-sale-world.ts';
import { newTracking } from '../../fulfilment/testing/sample-parcel.ts';
import { askingGuest } from '../../guest-list/testing/sample-guest.ts';
import { openList } from '../../guest-list/testing/sample-invitation.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { OFFICE_HOST } from '../testing/office-world.ts';
import { makeKey } from './testing/key-program.ts';

const READING = ['events.read', 'orders.read', 'customers.read', 'ledger.read', 'entries.read'] as const;
const SHOW = 102;

/** The way of a request into the app, and of the answer out of it. */
const through =
  ({ http }: AfterSaleWorld) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === 'GET';
    const sent = await http.inject({
      method: isRead ? 'GET' : 'POST',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), host: OFFICE_HOST },
      ...(!isRead && { payload: await request.text() }),
    });
    const headers = Object.entries(sent.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(sent.body, { status: sent.statusCode, headers });
  };

describe('[API-02] a program made of the document alone', () => {
  let world: AfterSaleWorld;
  let office: ReturnType<typeof createClient<paths>>;
  let orders: string[];
  beforeAll(async () => {
    world = await openAfterSaleWorld('server');
    await openList(world);
    world.forget();
    const { key } = await makeKey(world, world.owner, [...READING, 'refund', 'fulfil', 'guests']);
    office = createClient<paths>({
      baseUrl: `http://${OFFICE_HOST}`,
      headers: { authorization: `Bearer ${key}` },
      fetch: through(world),
    });
    orders = [];
    for (const level of [levels.orchestra, levels.floor, levels.floor]) {
      orders.push((await world.buy({ level, quantity: 2 })).number);
      world.clock.advance(60);
    }
  });
  afterAll(() => world.close());

  test('lists the events, and is told how many calls are left', async () => {
    const { data, response } = await office.GET('/office.v1/events/list', { params: { query: { size: 2 } } });
    expect(data?.response.rows).toHaveLength(2);
    expect(response.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/);
    expect(response.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60');
  });

  test('[API-03] lists the orders that changed since, page by page, each once', async () => {
    const first = await office.GET('/office.v1/orders/get', { params: { query: { number: orders[0]! } } });
    expect(first.data?.response).toMatchObject({ number: orders[0] });
    const seen: string[] = [];
    const since = first.data!.response.placedAt;
    let after: string | undefined;
    do {
      const query = { sort: 'changed', changedSince: since, size: 1, ...(after && { after }) };
      const { data } = await office.GET('/office.v1/orders/list', { params: { query } });
      seen.push(...data!.response.rows.map(({ number }) => number));
      after = data!.response.after ?? undefined;
    } while (after);
    expect(seen.toSorted()).toEqual(orders.toSorted());
    const later = new Date(world.clock.now().getTime() + 1).toISOString();
    const query = { changedSince: later };
    expect((await office.GET('/office.v1/orders/list', { params: { query } })).data?.response.rows).toEqual(
      [],
    );
  });

  test('[API-03] lists the customers who changed since', async () => {
    const ask = (changedSince: string) =>
      office.GET('/office.v1/customers/list', { params: { query: { changedSince, sort: 'changed' } } });
    const all = (await ask('2000-01-01T00:00:00Z')).data!.response.rows;
    expect(all.length).toBeGreaterThan(0);
    const later = new Date(new Date(all.at(-1)!.changedAt!).getTime() + 1).toISOString();
    expect((await ask(later)).data!.response.rows).toEqual([]);
  });

  test('[API-01] refunds in part, once, however often it asks', async () => {
    const number = orders[0]!;
    const { data } = await office.GET('/office.v1/refunds/get', { params: { query: { number } } });
    const { lineId, tickets } = data!.response.lines[0]!;
    const wish = {
      params: { header: { 'Idempotency-Key': 'a-refund-in-part' } },
      body: {
        number,
        lines: [{ lineId, ticketIds: [tickets[0]!.ticketId] }],
        withFees: false,
        withShipping: false,
        seats: 'stock' as const,
        totalCents: 9500,
        reason: 'One of them cannot come',
      },
    };
    const once = await office.POST('/office.v1/refunds/approve', wish);
    expect(once.error).toBeUndefined();
    const again = await office.POST('/office.v1/refunds/approve', wish);
    expect(again.data).toEqual(once.data);
    const { changes } = (await office.GET('/office.v1/refunds/get', { params: { query: { number } } })).data!
      .response;
    expect(changes.map(({ cents }) => Math.abs(cents))).toEqual([9500]);
  });

  test('imports tracking numbers, after a look at what is wrong with them', async () => {
    const file = `order,tracking\n${orders[1]},${newTracking()}\nZ0000000000,${newTracking()}\n`;
    const checked = await office.POST('/office.v1/fulfilment/check', { body: { file } });
    expect(checked.data!.response).toMatchObject({ ready: 1 });
    const saved = await office.POST('/office.v1/fulfilment/save', { body: { file } });
    expect(saved.data!.response.saved).toBe(1);
  });

  test('approves a guest, and invites another', async () => {
    await askingGuest(world, false);
    const { data } = await office.GET('/office.v1/guests/requests', {});
    const asking = data!.response.rows.map(({ uuid }) => uuid);
    expect(asking).toHaveLength(1);
    const approved = await office.POST('/office.v1/guests/approve', { body: { requests: asking } });
    expect(approved.error).toBeUndefined();
    const file = 'reference,guest,email,tickets,expires\nprogram-1,Ana,ana@example.com,2,in 10 days';
    const invited = await office.POST('/office.v1/invitations/save', {
      body: { outletId: 9, file, letters: 'none' },
    });
    expect(invited.data!.response.made).toBe(1);
  });

  test('exports the ledger, whose lines add up to its days', async () => {
    const span = { from: '2026-11-01', to: '2026-12-31' };
    let lines = 0;
    let after: string | undefined;
    do {
      const query = { ...span, size: 2, ...(after && { after }) };
      const { data } = await office.GET('/office.v1/ledger/lines', { params: { query } });
      lines += data!.response.rows.reduce((sum, { cents }) => sum + cents, 0);
      after = data!.response.after ?? undefined;
    } while (after);
    expect(lines).toBeGreaterThan(0);
    const days = await office.GET('/office.v1/ledger/get', { params: { query: { ...span, by: 'day' } } });
    expect(JSON.stringify(days.data!.response)).toContain(String(lines));
  });

  test('looks how many came to a show', async () => {
    const { data } = await office.GET('/office.v1/door/get', { params: { query: { eventId: SHOW } } });
    expect(data?.response).toBeDefined();
  });

  test('[API-04] is told by name what a call does not know, and what it may not do', async () => {
    const query = { changedSinse: '2026-01-01' } as object;
    const misspelt = await office.GET('/office.v1/orders/list', { params: { query } });
    expect(misspelt.error).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { changedSinse: 'This call knows no such field' },
    });
    const body = { password: 'x' };
    const { error, response } = await office.POST('/office.v1/staff/confirm-password', { body });
    expect([response.status, error?.code]).toEqual([403, 'FOR_PEOPLE']);
  });
});
