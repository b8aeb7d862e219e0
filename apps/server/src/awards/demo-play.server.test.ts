// npm run demo:play: the demo through its life on the adjustable clock, with the calls that people make, stop by stop. At each
// stop both books must agree to the cent, and nothing of money, orders and tickets may be wrong. `npm test` plays it with
// forty fans, WHOLE_DEMO=1 with all of them.
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallDraw } from '../testing/small-draw.ts';
import type { SmallDraw } from '../testing/small-draw.ts';

const isWhole = process.env.WHOLE_DEMO === '1';
const PATIENCE = 900;
let draw: SmallDraw;
beforeAll(async () => {
  draw = await smallDraw('server', isWhole ? undefined : 40);
  if (!isWhole) await draw.declineCards(4);
});
afterAll(() => draw.close());

const count = async (from: string): Promise<number> =>
  (await draw.rows<{ many: number }>(`select count(*)::int as many from ${from}`))[0]!.many;

async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    if (await isThere()) return;
    await draw.later();
    await sleep(50);
  }
  throw new Error(`${what}: it did not come`);
}

async function stop(name: string, facts: Record<string, string>): Promise<void> {
  const cents = await draw.closeTheBooks();
  const counted: string[] = [];
  for (const [word, from] of Object.entries(facts)) counted.push(`${await count(from)} ${word}`);
  if (isWhole)
    process.stdout.write(`${name}: both books ${(cents / 100).toFixed(2)}; ${counted.join(', ')}\n`);
}

const first = `order_payments p join orders o using (seller_id, order_id) where p.run = '13' and p.sort = 1`;
const orders = (...states: string[]) =>
  `orders where series_request_id in (select request_id from draw_entries) and state in (${states.map((state) => `'STATUS_ORDER_${state}'`).join(', ')})`;

test('[AWARD-01] [AWARD-02] [AWARD-04] [DRAW-12] [OPS-22] the demo lives: published, charged, declined, over, walked, and an installment later', async () => {
  await draw.publish();
  const { review } = (await draw.ask()).body;
  await until('orders', async () => (await count('draw_awards where order_id is null')) === 0);
  expect(await count('orders where series_request_id in (select request_id from draw_entries)')).toBe(
    review.orders,
  );
  await stop('published', { orders: orders('PAYMENT_DUE') });
  await draw.charged();
  await until(
    'answers',
    async () => (await count(`payment_intents where state in ('dispatched', 'unknown')`)) === 0,
  );
  expect(await count(`${first} and p.grace_until is not null`)).toBeGreaterThan(0);
  await stop('charged', {
    paid: orders('PAID'),
    'on a plan, to come': `${first} and p.next_try_at is not null`,
    declined: `${first} and p.failed_at is not null`,
  });
  await draw.later(73);
  await until('the end of grace', async () => (await count(orders('PAYMENT_FAILED'))) === 0);
  expect(await count(orders('CANCELED'))).toBe(await count(`mails where kind = 'award-canceled'`));
  await stop('grace over', { canceled: orders('CANCELED') });
  await draw.later(24);
  await until('the walk', async () => (await count(`draw_log where line like '%"type":"walk"%'`)) > 0);
  await until('runner-ups', async () => (await count('draw_awards where order_id is null')) === 0);
  for (let times = 0; times < 5; times += 1) await draw.later();
  await stop('walked', { lines: 'draw_log', 'runner-ups': 'draw_awards where number > 0' });
  await draw.later(24 * 27);
  for (let times = 0; times < 5; times += 1) await draw.later();
  await stop('installments', {
    'part paid': orders('PART_PAID'),
    paid: orders('PAID'),
    reminders: `mails where kind = 'installment-reminder'`,
  });
  assert.equal(await count(`payment_intents where state in ('dispatched', 'attention')`), 0);
});
