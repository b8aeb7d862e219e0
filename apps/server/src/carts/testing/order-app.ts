// A shop that takes payments for tests of orders, whose books are closed after every test.
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { fan, patient, signedIn } from '../../accounts/testing/people.ts';
import { readBooks } from '../../orders/testing/books.ts';
import { FLOOR_CAPACITY, levels } from '../../testing/small-catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';
import { sweepCarts } from '../sweep-carts.ts';
import { loadShop } from './checkout.ts';

/** By then every clock of a cart has run out. */
export const AFTER_RELEASE_SECONDS = 700;

export const openShop = (
  engine: EngineKind,
  environment: Record<string, string> = {},
  leftJobs: readonly string[] = [],
): Promise<TestApp> =>
  testApp(engine, { load: loadShop, environment: { ...patient, ...environment }, leftJobs });

/** An hour later: whatever a test left behind is over. */
export async function newDay(app: TestApp): Promise<TestBrowser> {
  app.clock.advance(3600);
  await sweepCarts(app.database.db, app.clock.now());
  return signedIn(app, fan);
}

/** Nothing may be wrong, whatever a test did; then the floor, which has few places, gets new ones for those that were sold. */
export async function closeTheBooks(app: TestApp): Promise<void> {
  const { wrong, ledgerCents, gatewayCents } = await readBooks(app.database.db);
  assert.deepEqual(wrong, {});
  assert.equal(ledgerCents, gatewayCents);
  await app.database.runScript(`
    insert into tickets (seller_id, price_level_id, rank)
      select 1, s.price_level_id, s.capacity + n
      from level_stock s, generate_series(1, ${FLOOR_CAPACITY} - (s.capacity - s.sold)) n
      where s.price_level_id = ${levels.floor};
    update level_stock set capacity = sold + ${FLOOR_CAPACITY} where price_level_id = ${levels.floor}`);
}

export async function countRows(
  app: TestApp,
  table: 'orders' | 'ledger' | 'payment_intents',
): Promise<number> {
  return (await app.database.db.selectFrom(table).select('seller_id').execute()).length;
}

async function isPaying(app: TestApp): Promise<boolean> {
  const paying = app.database.db.selectFrom('carts').select('cart_uuid').where('state', '=', 'PAYING');
  return (await paying.execute()).length > 0;
}

/** The gateway's people decide about all that is held, and the shop learns of it. */
export async function decideHeld(app: TestApp, approve: boolean): Promise<void> {
  const held = await app.database.db
    .selectFrom('standin_transactions')
    .select('transaction_id')
    .where('status', '=', 'held')
    .execute();
  for (const { transaction_id: id } of held) {
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: '/control/decide',
      headers: { host: 'gateway.localhost', 'content-type': 'application/json' },
      payload: JSON.stringify({ id, approve }),
    });
    assert.equal(statusCode, 200);
  }
  app.clock.advance(61);
  await untilDecided(app);
}

/** A notification may be at a payment already, and then the reconciler leaves it alone until its next look. */
export async function untilDecided(app: TestApp, stepSeconds = 0): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    await app.reconcile();
    if (!(await isPaying(app))) return;
    await sleep(50);
    app.clock.advance(stepSeconds);
  }
  throw new Error('The shop did not learn of the decision');
}
