import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fan, loadPeople, patient, signedIn } from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { planOrder } from '../testing/plan-order.ts';
import { issueMobileTickets } from './issue-mobile-tickets.ts';

describe.each(engines)('tickets on a phone (%s)', (engine) => {
  let app: TestApp;
  let customer: TestBrowser;
  beforeAll(async () => {
    app = await testApp(engine, {
      load: async (database) => {
        await loadPeople(database);
        await loadSmallCatalogue(database);
      },
      environment: patient,
    });
    customer = await signedIn(app, fan);
  });
  afterAll(() => app.close());

  const tickets = (CustomerOrderID: number | string) =>
    customer.send(`/gen.v1/mobiletickets/getmobiletickets?CustomerOrderID=${CustomerOrderID}`, undefined, {
      method: 'GET',
    });

  test('[CALL-44] [CALL-50] [ENTITY-34] [DIALOG-02] [OPS-32] mobile tickets, each with a page of its own', async () => {
    const { PaymentMethodID } = await addCard(app, customer, {});
    const { rows } = await sql<{ id: number }>`
      select user_id as id from customers where email = ${fan}`.execute(app.database.db);
    const { orderId, number } = await planOrder(app.database.db, {
      userId: rows[0]!.id,
      levelId: levels.orchestra,
      paymentMethodIds: [PaymentMethodID],
      dueDays: ['2027-11-01'],
      now: app.clock.now(),
    });
    expect((await tickets(orderId)).body).toEqual({ tickets: [] });
    await app.database.db
      .transaction()
      .execute((tx) => issueMobileTickets(tx, { seller_id: 1, order_id: orderId }, app.clock.now()));
    const { body, headers } = await tickets(number);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.tickets).toMatchObject([
      { eventItemID: 501, OutletEventID: 101, SectionName: 'Orchestra', redemptionUrl: expect.any(String) },
    ]);
    expect(
      (await customer.send('/gen.v1/customerorder/getmobileticketlist', { OrderID: number })).body,
    ).toEqual(body);
    const address = new URL(body.tickets[0].redemptionUrl);
    const page = (path: string, host: string = hosts.lantern) =>
      app.http.inject({ method: 'GET', url: path, headers: { host } });
    const shown = await page(address.pathname);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    for (const word of ['Live', 'Granite Hall', 'Robin Vale', 'Orchestra', number, '<svg'])
      expect(shown.body).toContain(word);
    // In the shop's typeface, which its policy lets in.
    const [, face] = /font-family:'Instrument Sans'[^}]*url\('([^']+)'\)/.exec(shown.body)!;
    expect((await page(face!)).headers['content-type']).toBe('font/woff2');
    expect(shown.headers['content-security-policy']).toContain("font-src 'self'");
    const code = address.pathname.split('/').at(-1)!;
    const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const path of [`/ticket/${wrong}`, '/ticket/x', `/ticket/${'A'.repeat(44)}`]) {
      const missing = await page(path);
      expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(missing.body).toContain('There is no ticket here');
    }
    expect((await page(address.pathname, 'nowhere.example')).statusCode).toBe(404);
    await sql`update mobile_tickets set revoked_at = '2026-11-15'`.execute(app.database.db);
    expect((await page(address.pathname)).statusCode).toBe(410);
    expect((await tickets(orderId)).body.tickets).toEqual([]);
  });

  test('the browser finds no error where it looks for an icon', async () => {
    const icon = () =>
      app.http.inject({ method: 'GET', url: '/favicon.ico', headers: { host: hosts.lantern } });
    expect((await icon()).statusCode).toBe(204);
    await sql`update outlets set theme = '{"faviconImageUrl": "/images/lantern.svg"}'`.execute(
      app.database.db,
    );
    app.forget();
    const named = await icon();
    expect([named.statusCode, named.headers.location]).toEqual([302, '/images/lantern.svg']);
  });
});
