// npm run demo:play: the demo through its life on the adjustable clock, with the calls that people make, stop by stop. At each
// stop both books must agree to the cent, and nothing of money, orders and tickets may be wrong. `npm test` plays it with
// forty fans; WHOLE_DEMO=1 with all of them.
import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { everyCrossing } from '../cli/testing/every-crossing.ts';
import { newTracking } from '../fulfilment/testing/sample-parcel.ts';
import { ticketTexts } from '../orders/testing/ticket-texts.ts';
import { DIGITS, pressingAs } from '../testing/draw-office.ts';
import { bothEngines } from '../testing/test-database.ts';
import { smallDraw } from '../testing/small-draw.ts';
import type { SmallDraw } from '../testing/small-draw.ts';
import { demoStops } from './testing/demo-stops.ts';
import { alive, first, orders, paid, payments } from './testing/demo-rows.ts';
import { expectFeesToAddUp, expectReportsToAgree, expectStoryOfDraw } from './testing/played-orders.ts';

const isWhole = process.env.WHOLE_DEMO === '1';
/** In every direction of engines it takes longer than all of the rest: for `npm run proof -- restore`. */
const isRestored = process.env.PLAYED_RESTORE === '1';
if (isWhole || isRestored) vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });
let draw: SmallDraw;
beforeAll(async () => {
  draw = await smallDraw('server', isWhole ? undefined : 40);
  if (!isWhole) await draw.declineCards(4);
});
afterAll(() => draw.close());

const tell = (line: string) => void (isWhole && process.stdout.write(line));
const { count, until, answered, stop } = demoStops(() => draw, tell);

const DAY = 24;

test('[DRAW-02] [DRAW-04] [AWARD-01] the demo lives: frozen, drawn, published', async () => {
  expect((await draw.press('freeze')).status).toBe(200);
  const { entries } = (await draw.ask()).body;
  await stop('frozen', { entries: 'draw_entries' });
  await draw.press('record-number', { digits: DIGITS });
  await draw.draw();
  expect(await count('draw_entries where place is not null')).toBe(entries);
  await stop('drawn', { places: 'draw_entries where place is not null' });
  const { review } = (await draw.ask()).body;
  expect((await draw.press('publish', { charges: review.charges })).status).toBe(200);
  await until('orders', async () => (await count('draw_awards where order_id is null')) === 0);
  expect(await count('orders where series_request_id in (select request_id from draw_entries)')).toBe(
    review.orders,
  );
  await stop('published', { orders: orders('PAYMENT_DUE') });
});

test('[OFFICE-06] the story of an order that was drawn begins with its request and tells its place', () =>
  expect(expectStoryOfDraw(draw)).resolves.toBeUndefined());

test('[AWARD-02] [AWARD-03] charged and declined', async () => {
  await draw.charged();
  await answered();
  expect(await count(`${first} and p.grace_until is not null`)).toBeGreaterThan(0);
  expect(await count(`${first} and p.next_try_at is not null`)).toBeGreaterThan(0);
  await stop('charged', {
    paid,
    'on a plan, to come': `${first} and p.next_try_at is not null`,
    declined: `${first} and p.failed_at is not null`,
  });
});

test('[AFTER-05] [DOOR-01] beside it the desk goes on: better seats are granted, and somebody comes in', async () => {
  interface Wish {
    number: string;
    eventId: number;
    ways: Record<'lineId' | 'levelId' | 'differenceCents', number>[];
  }
  const wishes = async (): Promise<Wish[]> => (await draw.read('upgrades/list')).body.rows;
  const grant = ({ number, eventId, ways: [way] }: Wish) => {
    const { lineId, levelId, differenceCents } = way!;
    return draw.send('upgrades/grant', { number, eventId, lineId, levelId, differenceCents });
  };
  // Robin's winter leg owes an installment that was declined; the homecoming is paid for.
  const [owing] = await wishes();
  expect((await grant(owing!)).status).toBe(409);
  const [order] = await draw.rows<{ id: number }>(
    `select order_id as id from orders where unique_id = '4100000101'`,
  );
  const asked = { OrderID: order!.id, OutletEventID: 101, OutletEventItemID: 1011 };
  await draw.robin.send('/gen.v1/customerorder/updateOutletEventItemUpgrade', asked);
  expect((await grant((await wishes()).find(({ number }) => number === 'Z4100000101')!)).status).toBe(200);
  const granted = `order_changes where kind = 'upgrade' and state = 'settled'`;
  const before = await count(granted);
  await until('the better seats', async () => (await count(granted)) === before + 1);
  await stop('upgraded', { upgrades: granted });

  const [{ orderId, event }] = (await draw.rows<{ orderId: number; event: number }>(`
    select l.order_id as "orderId", l.outlet_event_id as event from mobile_tickets m
    join order_lines l using (seller_id, line_id) where m.revoked_at is null order by m.line_id limit 1`)) as [
    { orderId: number; event: number },
  ];
  const pass = (await draw.send('door/make-pass', { eventId: event, gate: 'Main', fromNow: true })).body;
  const now = draw.app.clock.now();
  const [text] = await ticketTexts(draw.app.database.db, { orderId, eventId: event, now });
  const { host, hash } = new URL(pass.link);
  const door = { host, headers: { 'x-door-pass': hash.slice(1) } };
  const scan = () => draw.robin.send('/door/scan', { uuid: randomUUID(), text }, door);
  expect((await scan()).body).toMatchObject({ result: 'in' });
  expect((await scan()).body).toMatchObject({ result: 'already' });
  await stop('scanned', { inside: `door_scans where result = 'in'` });
});

test('[AWARD-04] [AWARD-06] grace is over, and who is on a plan hears of the first installment', async () => {
  await draw.later(3 * DAY + 1);
  await until('the end of grace', async () => (await count(orders('PAYMENT_FAILED'))) === 0);
  expect(await count(orders('CANCELED'))).toBe(await count(`mails where kind = 'award-canceled'`));
  const planned = `${first} and p.next_try_at is not null ${alive}`;
  await until('reminders', async () => (await count(`${planned} and p.reminded_at is null`)) === 0);
  expect(await count(`mails where kind = 'installment-reminder'`)).toBeGreaterThan(0);
  await stop('grace over', {
    canceled: orders('CANCELED'),
    reminders: `mails where kind = 'installment-reminder'`,
  });
});

test('[DRAW-12] [AWARD-05] the walk reaches others', async () => {
  await draw.noon();
  await until('the walk', async () => (await count(`draw_log where line like '%"type":"walk"%'`)) > 0);
  await until('runner-ups', async () => (await count('draw_awards where order_id is null')) === 0);
  expect(await count('draw_awards where number > 0')).toBeGreaterThan(0);
  await stop('walked', { lines: 'draw_log', 'runner-ups': 'draw_awards where number > 0' });
});

/** The second payment of somebody whose card will be declined. */
let unluckyId: number;
const unlucky = async (): Promise<{ failed: boolean; tries: number; next: string | null }> => {
  const [found] = await draw.rows<{ failed: boolean; tries: number; next: string | null }>(`
    select failed_at is not null as failed, tries, next_try_at::date::text as next
    from order_payments where payment_id = ${unluckyId}`);
  return found!;
};
const turnCard = (behavior: 'approve' | 'decline') =>
  draw.rows(`update standin_cards set behavior = '${behavior}' where card_id = (
    select m.gateway_card_id::bigint from payment_methods m join order_payments p using (seller_id, payment_method_id)
    where p.payment_id = ${unluckyId})`);

test('[OPS-22] [AWARD-06] the first installment is captured on its day, the second is told of three days before', async () => {
  await draw.later(DAY);
  await until(
    'the first',
    async () => (await count(`${first} and p.next_try_at is not null ${alive}`)) === 0,
  );
  expect(await count(orders('PART_PAID'))).toBeGreaterThan(1);
  await stop('first installments', { 'part paid': orders('PART_PAID'), paid });
  const told = `${payments(2)} and p.reminded_at is not null`;
  await draw.later(21 * DAY);
  expect(await count(told)).toBe(0);
  await draw.later(DAY);
  const coming = await count(`${payments(2)} and p.captured_at is null and p.voided_at is null ${alive}`);
  await until('reminders', async () => (await count(told)) === coming);
  await stop('three days before', { reminders: `mails where kind = 'installment-reminder'` });
});

test('[AWARD-06] [OPS-22] a second one is declined, tried on days three and seven, and then left to a person', async () => {
  const [chosen] = await draw.rows<{ payment_id: number }>(
    `select p.payment_id from ${payments(2)} and o.state = 'STATUS_ORDER_PART_PAID' order by p.payment_id limit 1`,
  );
  unluckyId = chosen!.payment_id;
  await turnCard('decline');
  await draw.later(3 * DAY);
  const waiting = `${payments(2)} and p.tries = 0 and p.voided_at is null ${alive}`;
  await until('the second', async () => (await count(waiting)) === 0);
  await stop('second installments', { 'part paid': orders('PART_PAID'), failed: orders('PAYMENT_FAILED') });
  expect(await unlucky()).toEqual({ failed: true, tries: 1, next: '2026-12-18' });
  for (const [days, tries, next] of [
    [3, 2, '2026-12-22'],
    [4, 3, null],
  ] as const) {
    await draw.later(days * DAY);
    await until(`try ${tries}`, async () => (await unlucky()).tries === tries);
    await stop(`try ${tries}`, { failed: orders('PAYMENT_FAILED') });
    expect(await unlucky()).toEqual({ failed: true, tries, next });
  }
  await draw.later(5 * DAY);
  expect((await unlucky()).tries).toBe(3);
});

test('[OPS-22] the desk tries it once more, the third is captured, and nothing is owed', async () => {
  await turnCard('approve');
  // A session lasts twelve hours.
  const desk = await pressingAs(draw.app);
  const wish = { paymentIds: [unluckyId], reason: 'They have called their bank' };
  expect(await desk.send('charging/retry', wish)).toMatchObject({ status: 200, body: { retried: 1 } });
  const isPaid = `order_payments where payment_id = ${unluckyId} and captured_at is not null`;
  await until('the desk’s try', async () => (await count(isPaid)) === 1);
  await stop('tried by the desk', { 'part paid': orders('PART_PAID') });
  await draw.later(10 * DAY);
  const third = `${payments(3)} and p.captured_at is null and p.voided_at is null and p.failed_at is null ${alive}`;
  await until('the third', async () => (await count(third)) === 0);
  await stop('third installments', { paid });
  assert.equal(await count(`payment_intents where state in ('dispatched', 'attention')`), 0);
});

/** Somebody whose order is paid in full and still with us. */
async function paidOrder(): Promise<{ number: string; id: number; cents: number }> {
  const [found] = await draw.rows<{ number: string; id: number; cents: number }>(`
  select 'Z' || unique_id as number, order_id as id, paid_cents as cents from ${paid}
  and shipped_day is null and paid_cents = owed_cents order by order_id limit 1`);
  return found!;
}

test('[OPS-24] [OPS-29] one order goes back with all its money, another leaves by mail', async () => {
  const desk = await pressingAs(draw.app);
  const isBack = `payment_intents where kind = 'return' and state = 'succeeded'`;
  const given = async (): Promise<number> =>
    (await draw.rows<{ cents: number }>(`select sum(amount_cents)::int as cents from ${isBack}`))[0]!.cents;
  const before = await given();
  const gone = await paidOrder();
  const wish = { number: gone.number, seats: 'stock', reason: 'They moved away', totalCents: gone.cents };
  expect((await desk.send('orders/cancel', wish)).status).toBe(200);
  await draw.later(0.1);
  await until(
    'the cancellation',
    async () => (await count(`${orders('CANCELED')} and order_id = ${gone.id}`)) === 1,
  );
  await draw.later(2 * DAY);
  await until('the money', async () => (await given()) === before + gone.cents);
  await stop('refunded', { canceled: orders('CANCELED'), 'went back': isBack });
  const sent = await paidOrder();
  const file = `order,tracking\n${sent.number},${newTracking()}\n`;
  const clerk = await pressingAs(draw.app);
  expect(await clerk.send('fulfilment/save', { file })).toMatchObject({ status: 200, body: { saved: 1 } });
  await draw.later(0.2);
  await until(
    'the letter',
    async () =>
      (await count(`mails where kind = 'order-shipped' and plain_text like '%${sent.number}%'`)) === 1,
  );
  expect(await count(`${orders('DELIVERED')} and order_id = ${sent.id}`)).toBe(1);
  await stop('shipped', { delivered: orders('DELIVERED') });
});

test('[OFFICE-09] [REPORT-02] fees, tax and reports add up to what orders, ledger, stock and door list have', () =>
  expect(expectFeesToAddUp(draw).then(() => expectReportsToAgree(draw))).resolves.toBeUndefined());

test('[RUN-03] [OPS-51] and all of it, backed up and restored, is the same shop', async () => {
  const { wanted, brought } = await everyCrossing(
    draw.app.database.db,
    isRestored ? bothEngines : ['server'],
  );
  expect(wanted.closed_ledgers).not.toMatch(/^0 /);
  expect(wanted.order_changes).not.toMatch(/^0 /);
  expect(brought).toHaveLength(isRestored ? 4 : 1);
  for (const [, rows] of cases(brought)) expect(rows).toEqual(wanted);
}, 900_000);
