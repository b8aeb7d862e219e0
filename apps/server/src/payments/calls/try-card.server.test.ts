// SETUP-09: a card of the owner's own is charged at the seller's gateway, and given back.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearFaults, fault, postToGateway, postToPage, visa } from '../testing/card-form.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';

const own = {
  kind: 'stripe',
  keptBy: 'owner',
  secretKey: 'sk_test_standin_lyon',
  noticeSecret: 'whsec_standin',
};
const DECLINED = '4000 0000 0000 0002';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeEach(async () => {
  world = await officeWorld('server');
  owner = await world.signedIn('owner');
});
afterEach(() => world.close());

const rows = async <Row>(statement: string): Promise<Row[]> =>
  (await sql.raw<Row>(statement).execute(world.database.db)).rows;
const type = async (card: Partial<typeof visa> = {}) => {
  const { url, token } = (await owner.send('gateways/card-form', {})).body;
  if (token === undefined) return postToPage(world, url, { ...visa, ...card });
  expect(url).toBe('http://gateway.localhost/customer/addPayment');
  return postToGateway(world, '/customer/saveCard', { token, ...visa, ...card });
};
const tryIt = () => owner.send('gateways/try-card', {});
const tried = async () => (await owner.send('gateways/tried-card')).body;
/** The app takes payments up by itself as well, and may have the one in its hands that goes back. */
const untilReturned = () =>
  vi.waitFor(
    async () => {
      world.clock.advance(61);
      await world.reconcile();
      expect(await tried()).toMatchObject({ state: 'returned' });
    },
    { timeout: 60_000, interval: 200 },
  );

test('[SETUP-09] charged and given back: two lines in the ledger that come to nothing, and no card is kept', async () => {
  expect(await tried()).toMatchObject({ state: 'never', amount: '$0.01' });
  expect(await tryIt()).toMatchObject({
    status: 404,
    body: { message: expect.stringMatching(/^No card was typed/) },
  });
  await type();
  expect((await tryIt()).status).toBe(200);
  await untilReturned();
  expect((await tried()).words).toBe('$0.01 was charged to Visa 1111 at Authorize.Net and given back');
  expect(await rows('select kind, amount_cents, target_kind from ledger order by entry_id')).toEqual([
    { kind: 'capture', amount_cents: 1, target_kind: 'card-trial' },
    { kind: 'return', amount_cents: -1, target_kind: 'unfulfilled-charge' },
  ]);
  expect(await rows('select removed_by from payment_methods')).toEqual([{ removed_by: 'owner' }]);
  expect(JSON.stringify(await rows('select * from staff_log'))).toContain('gateway.card-tried');
  expect(await tryIt(), 'another try wants another card').toMatchObject({ status: 404 });
  await type();
  await tryIt();
  await untilReturned();
  expect(await rows("select attempt from payment_intents where kind = 'charge' order by attempt")).toEqual([
    { attempt: 1 },
    { attempt: 2 },
  ]);
});

test('[SETUP-09] what the bank refuses is told in its words, and the card is kept no longer', async () => {
  await type({ number: DECLINED });
  const { body } = await tryIt();
  expect(body).toMatchObject({ state: 'refused' });
  expect(body.words).toMatch(/^Authorize\.Net did not charge Visa 0002: ./);
  expect(await rows('select removed_by from payment_methods')).toEqual([{ removed_by: 'owner' }]);
  expect(await rows('select * from ledger')).toEqual([]);
});

test('[SETUP-09] pressed twice at once it is charged once', async () => {
  await type();
  const answers = await Promise.all([tryIt(), tryIt()]);
  expect(answers.map(({ status }) => status)).toContain(200);
  await untilReturned();
  expect(await rows("select ref from payment_intents where kind = 'charge'")).toHaveLength(1);
  expect(await rows("select ref from ledger where kind = 'capture'")).toHaveLength(1);
});

test('[SETUP-09] an answer that is lost is looked up, and what moved goes back by itself', async () => {
  await type();
  await fault(world, { kind: 'reset-after', call: 'createTransactionRequest' });
  expect((await tryIt()).body).toMatchObject({ state: 'asked' });
  expect(await tried()).toMatchObject({
    state: 'asked',
    words: expect.stringContaining('has not answered yet'),
  });
  await clearFaults(world);
  await untilReturned();
  expect(await rows('select sum(amount_cents)::int as sum, count(*)::int as n from ledger')).toEqual([
    { sum: 0, n: 2 },
  ]);
});

test('[SETUP-09] keys that are typed anew, or another gateway, ask for another try', async () => {
  await type();
  await tryIt();
  await untilReturned();
  world.clock.advance(60);
  await owner.send('gateways/change', own);
  expect(await tried()).toMatchObject({ state: 'never', amount: '$0.50' });
  await type();
  await tryIt();
  await untilReturned();
  expect((await tried()).words).toContain('at Stripe');
  world.clock.advance(60);
  await owner.send('gateways/change', own);
  expect(await tried(), 'the same account, with its keys typed again').toMatchObject({ state: 'never' });
});
