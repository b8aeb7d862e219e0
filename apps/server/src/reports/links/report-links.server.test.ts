import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAfterSaleWorld } from '../../after-sale/testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../../after-sale/testing/after-sale-world.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';

const EVENT = 101;
let world: AfterSaleWorld;
beforeAll(async () => {
  world = await openAfterSaleWorld('server');
  await world.buy({ level: levels.orchestra, quantity: 2 });
});
afterAll(() => world.close());

const make = async (days = 30) => {
  const sent = await world.finance.send('reports/make-link', {
    eventId: EVENT,
    forWhom: ' The Tides ',
    days,
  });
  return new URL(sent.body.link).pathname;
};
const open = (path: string, host: string = hosts.lantern) =>
  world.http.inject({ method: 'GET', url: path, headers: { host } });
const links = async () => (await world.owner.send(`reports/links?eventId=${EVENT}`)).body.links;

test('[SEC-108] [REPORT-01] a link shows the totals of one show to whoever has it, and nothing else', async () => {
  const path = await make();
  expect(path).toMatch(/^\/report\/[\w-]{32}$/);
  const page = await open(path);
  expect(page.statusCode).toBe(200);
  const { money, sold } = (await world.owner.send(`reports/event?id=${EVENT}`)).body;
  expect(sold).toBe(2);
  expect(page.body).toMatch(/<strong>2<\/strong>\s+of 30 tickets sold/);
  expect(page.body).toContain(`$${(money.expectedCents / 100).toFixed(2)}`);
  const words = page.body.slice(page.body.indexOf('<main>'));
  for (const secret of ['Orchestra', 'Z41', 'Robin', 'The Tides ', '@'])
    expect(words.replace('Juniper &amp; the Tides', '')).not.toContain(secret);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(await links()).toMatchObject([{ forWhom: 'The Tides', openedAt: expect.any(String) }]);
});

test('[SEC-108] [REPORT-01] it ends by itself, or when somebody ends it, and both are in the log', async () => {
  const path = await make();
  const { id } = (await links()).at(-1);
  expect((await world.owner.send('reports/end-link', { eventId: EVENT, linkId: id })).status).toBe(200);
  expect((await world.owner.send('reports/end-link', { eventId: EVENT, linkId: id })).status).toBe(404);
  const gone = await open(path);
  expect([gone.statusCode, gone.body.includes('This report is closed')]).toEqual([410, true]);
  const [ended] = (await world.owner.send('log?action=report-link.ended')).body.rows;
  expect(ended.subject).toMatchObject({ kind: 'event', id: String(EVENT) });
  expect((await world.owner.send('log?action=report-link.made')).body.rows).toHaveLength(2);
  const short = await make(1);
  await world.pass(86_400 + 60);
  expect((await open(short)).statusCode).toBe(410);
});

test('[SEC-108] [REPORT-01] nobody else finds or ends it, and a wrong one opens nothing', async () => {
  const path = await make();
  expect((await open(`${path.slice(0, -1)}!`)).statusCode).toBe(404);
  expect((await open(`/report/${'A'.repeat(32)}`)).statusCode).toBe(404);
  const { id } = (await links()).at(-1);
  const stranger = await world.signedIn('stranger');
  expect((await stranger.send('reports/end-link', { eventId: EVENT, linkId: id })).status).toBe(404);
  expect((await stranger.send(`reports/links?eventId=${EVENT}`)).status).toBe(404);
  for (const browser of [world.desk, await world.signedIn('viewer')])
    expect((await browser.send(`reports/links?eventId=${EVENT}`)).status).toBe(403);
  expect(
    (await world.owner.send('reports/make-link', { eventId: EVENT, forWhom: ' ', days: 7 })).status,
  ).toBe(400);
  expect((await open(path)).statusCode).toBe(200);
});

test('[REPORT-01] it ends with the role of whoever made it', async () => {
  const path = await make();
  const id = world.people['finance'];
  const listed = (await world.owner.send(`staff/opened?id=${id}`)).body;
  expect(JSON.stringify(listed)).toContain('Link to a report');
  expect((await world.owner.send('staff/end-opened', { id })).status).toBe(200);
  expect((await open(path)).statusCode).toBe(410);
});
