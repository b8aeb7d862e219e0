// What is asked for by request while an outlet is tried out: marked, drawn by nobody, and gone when it opens.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { address, fan, signedIn } from '../accounts/testing/people.ts';
import { addCard } from '../payments/testing/card-form.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { deliveryUuid, levels } from '../testing/small-catalogue.ts';
import type { TestBrowser } from '../testing/test-app.ts';
import { worldOfWaitingOutlet } from './testing/waiting-outlet.ts';

const outletId = 1;
const TEST_ACCOUNT = 'authorizenet:stand-in';
let world: OfficeWorld;
let owner: OfficeBrowser;
let customer: TestBrowser;

beforeEach(async () => {
  world = await worldOfWaitingOutlet(outletId);
  owner = await world.signedIn('owner');
});
afterEach(() => world.close());

const rows = async <Row>(statement: string): Promise<Row[]> =>
  (await sql.raw<Row>(statement).execute(world.database.db)).rows;
const count = async (table: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;
const turn = (on: boolean) => owner.send('setup/test', { outletId, on });
const begin = async () => {
  expect((await turn(true)).status).toBe(200);
  customer = await signedIn(world, fan);
};
const open = async () => expect((await owner.send('setup/open', { outletId })).status).toBe(200);

const ask = async () => {
  const { PaymentMethodID: paymentMethodId } = await addCard(world, customer);
  return customer.send('/gen.v1/tixrequests/oegrequest', {
    outletEventId: 201,
    outletEventItemRequests: [{ priceLevelId: levels.requested, quantity: 2, priceLevelOptOut: false }],
    paymentPlanEnrolled: false,
    paymentInfo: [{ paymentMethodId, sort: 1 }],
    shipping: { ...address, deliveryMethodUUID: deliveryUuid(2) },
  });
};

test('[SETUP-08] one may ask by request in a test: it is marked, drawn by nobody, and gone when the shop opens', async () => {
  await begin();
  const asked = await ask();
  expect(asked, JSON.stringify(asked.body)).toMatchObject({ status: 200 });
  expect(await rows('select is_test from series_requests')).toEqual([{ is_test: true }]);
  const [letter] = await rows<{ subject: string }>("select subject from mails where kind like 'request%'");
  expect(letter!.subject).toMatch(/^TEST: /);
  const live = () => owner.send(`setup/going-live?outletId=${outletId}`);
  expect((await live()).body).toMatchObject({ testOrders: 0, testRequests: 1 });
  await world.database.runScript(`
    insert into draws (seller_id, draw_key, outlet_id, series_id, attempt, sealed_secret, sealed_seed, commitment, rules,
      rules_hash, committed_at) values (1, '11', ${outletId}, 11, 1, 'x', 'x', repeat('a', 64), '{}', repeat('b', 64), '2026-01-01')`);
  const frozen = await owner.send('draws/freeze', { seriesId: 11 });
  expect(frozen.body.message).toMatch(/^This outlet is being tested/);
  await expect(
    world.database.runScript("update draws set state = 'frozen', frozen_at = '2026-11-15'"),
  ).rejects.toThrow('nothing is drawn there yet');
  await open();
  expect([await count('series_requests'), await count('event_requests')]).toEqual([0, 0]);
  expect(await count("mails where kind like 'request%'"), 'nobody is told twice').toBe(1);
  expect((await ask()).status, 'and now it counts').toBe(200);
  expect(await rows('select is_test from series_requests')).toEqual([{ is_test: false }]);
});

test('[SETUP-08] a request names a card of its own side', async () => {
  await begin();
  await addCard(world, customer);
  await turn(false);
  await world.database.runScript('update outlets set maintenance_message = null');
  world.forget();
  expect((await ask()).status).toBe(200);
  const crossed = sql`insert into request_payments (seller_id, request_payment_uuid, request_id, sort, payment_method_id)
    select r.seller_id, gen_random_uuid(), r.request_id, 2, m.payment_method_id from series_requests r, payment_methods m
    join payment_profiles p using (seller_id, profile_id) where p.gateway = ${TEST_ACCOUNT}`;
  await expect(crossed.execute(world.database.db)).rejects.toThrow('names the card of a test');
});
