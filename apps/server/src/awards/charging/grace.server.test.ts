// The time in which a fan may mend a declined first charge: how long it is, and how often it is extended.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import { chargingSamples } from '../testing/sample-charge.ts';
import { sampleDraw } from '../testing/sample-draw.ts';

const HOUR_MS = 3_600_000;

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const rows = async <T>(statement: string): Promise<T[]> =>
  (await sql<T>`${sql.raw(statement)}`.execute(world.database.db)).rows;
const inHours = (hours: number): string =>
  new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString();

test('[AWARD-03] extending adds its hours, tells the fan and asks a reason, twice at most', async () => {
  const wish = await chargingSamples.extendGrace.input(world, owner);
  const { paymentId } = wish;
  const extend = (change: object = {}) => owner.send('charging/extend', { ...wish, ...change });
  for (const reason of [undefined, '', 'no']) expect((await extend({ reason })).status).toBe(400);
  expect((await extend()).body.until).toBe(inHours(48 + 24));
  const [letter, ...more] = await rows<{ plain_text: string; recipient: string }>(
    `select m.plain_text, m.recipient from mails m join orders o on o.email = m.recipient
     join order_payments p using (order_id) where m.kind = 'grace-extended' and p.payment_id = ${paymentId}`,
  );
  expect(more).toEqual([]);
  expect(letter?.plain_text).toMatch(/We keep the tickets of order Z\d{10} until /);
  expect(await rows(`select reason from staff_log where action = 'charging.extended'`)).toEqual([
    { reason: 'On holiday' },
  ]);
  expect((await extend({ hours: 1 })).body.until).toBe(inHours(48 + 24 + 1));
  expect(await extend()).toMatchObject({
    status: 409,
    body: {
      code: 'CHARGING_REFUSED',
      message: 'This cannot be extended: it was paid or canceled, no clock runs, or it was extended twice.',
    },
  });
  expect(await rows(`select grace_extended from order_payments where payment_id = ${paymentId}`)).toEqual([
    { grace_extended: 2 },
  ]);
});

test('[AWARD-03] [AWARD-04] what is let go is canceled and told, its seats wait for the walk, and no clock is left to extend', async () => {
  const { paymentIds } = await chargingSamples.letGo.input(world, owner);
  const [paymentId] = paymentIds as [number];
  expect((await owner.send('charging/let-go', { paymentIds, reason: 'Asked for it' })).body).toEqual({
    canceled: 1,
  });
  const [order] = await rows<{ state: string; order_id: number; email: string; run: string }>(
    `select o.state, o.order_id, o.email, p.run from orders o join order_payments p using (seller_id, order_id)
     where p.payment_id = ${paymentId}`,
  );
  expect(order?.state).toBe('STATUS_ORDER_CANCELED');
  const letters = await rows<{ plain_text: string }>(
    `select plain_text from mails where kind = 'award-canceled' and recipient = '${order?.email}'`,
  );
  expect(letters.map(({ plain_text }) => plain_text.includes('Nothing was charged'))).toEqual([true]);
  expect(
    await rows(
      `select distinct t.holder_kind, t.holder_id from tickets t where price_level_id = ${order?.run}`,
    ),
  ).toEqual([{ holder_kind: 'draw', holder_id: order?.run }]);
  const wish = { paymentId, hours: 24, reason: 'Too late' };
  expect((await owner.send('charging/extend', wish)).body.code).toBe('CHARGING_REFUSED');
  expect((await owner.send('charging/let-go', { paymentIds, reason: 'Again' })).status).toBe(409);
});

test('[AWARD-03] 72 hours unless the series says otherwise', async () => {
  const hoursOf = async (prepare: string): Promise<unknown[]> => {
    const { seriesId } = await sampleDraw(world, owner, 'drawn');
    await rows(`update series set draw = draw ${prepare} where series_id = ${seriesId}`);
    expect((await owner.send('draws/publish', { seriesId, charges: 1 })).status).toBe(200);
    const hours = () => rows(`select grace_hours from order_payments where run = '${seriesId}'`);
    await expect.poll(hours).toHaveLength(1);
    return hours();
  };
  expect(await hoursOf(`|| '{"graceHours":48}'`)).toEqual([{ grace_hours: 48 }]);
  expect(await hoursOf(`- 'graceHours'`)).toEqual([{ grace_hours: 72 }]);
});

test('[AWARD-03] a time that has run out is extended from now on, and one that was paid not at all', async () => {
  const wish = await chargingSamples.extendGrace.input(world, owner);
  await rows(`update order_payments set grace_until = '${inHours(-5)}' where payment_id = ${wish.paymentId}`);
  expect((await owner.send('charging/extend', wish)).body.until).toBe(inHours(24));
  await world.database.runScript(`set local session_replication_role = replica;
    update order_payments set intent_ref = 'PAID', captured_at = '${inHours(0)}', failed_at = null, failed_message = null
    where payment_id = ${wish.paymentId}`);
  expect((await owner.send('charging/extend', wish)).body.code).toBe('CHARGING_REFUSED');
});
