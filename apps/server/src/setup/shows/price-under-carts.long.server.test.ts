// A price changes while two hundred people are about to pay the old one: as long as their orders take.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { address, fan, loadCustomers, signedIn } from '../../accounts/testing/people.ts';
import { calls, confirmSeats } from '../../carts/testing/checkout.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { readBooks } from '../../stand-in-gateway/index.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

const CARTS = Number(process.env.CARTS_UNDER_CHANGE ?? 200);
const LATER = 20;
const [OLD, NEW] = [4000, 5500];
const EVENT = 102;

interface Waiting {
  browser: TestBrowser;
  cartUUID: string;
}

async function publish(owner: OfficeBrowser, draftIds: readonly number[]) {
  const { version, shows } = (await owner.send('setup/plan-shows', { draftIds })).body;
  const done = () => owner.send('setup/publish-shows', { draftIds, version });
  return { shows, done };
}

/** The tracked way, by the name that it has since the first publish. */
async function wayOf({ database: { db } }: OfficeWorld): Promise<string> {
  const ways = db.selectFrom('delivery_methods').select('delivery_method_uuid as uuid');
  return (await ways.where('delivery_method_id', '=', 2).executeTakeFirstOrThrow()).uuid;
}

async function openWorld(): Promise<{ world: OfficeWorld; owner: OfficeBrowser }> {
  const world = await officeWorld('server');
  await loadCustomers(world.database);
  await loadSmallCatalogue(world.database);
  await world.database.runScript(`
    update outlets set kept_by = 'desk';
    update tickets set section_name = 'Box', section_position = 2 where price_level_id = ${levels.box};
    insert into tickets (seller_id, price_level_id, rank)
      select 1, ${levels.floor}, n from generate_series(1000, 1000 + ${CARTS + LATER}) n;
    update level_stock set capacity = (select count(*) from tickets where price_level_id = ${levels.floor})
      where price_level_id = ${levels.floor}`);
  world.forget();
  const owner = await world.signedIn('owner');
  // The small world is laid by hand: from the first publish on it is as every shop is.
  await owner.send('setup/save-show', {
    eventId: EVENT,
    fields: [{ field: 'description', value: 'As it is', anyway: true }],
  });
  const { draftId } = (await owner.send(`setup/show?eventId=${EVENT}`)).body;
  expect((await (await publish(owner, [draftId])).done()).status).toBe(200);
  return { world, owner };
}

test('[PROG-04] a price that changes under two hundred open carts harms nobody, and both books agree', async () => {
  const { world, owner } = await openWorld();
  const first = await signedIn(world, fan);
  const { PaymentMethodUUID: paymentMethodUUID } = await addCard(world, first);
  const deliveryMethodUUID = await wayOf(world);
  const fill = async (): Promise<Waiting> => {
    const browser = await signedIn(world, fan);
    const cartUUID = await confirmSeats(browser, { quantity: 1 });
    await browser.send(calls.address, { cartUUID, shippingAddress: address });
    await browser.send(calls.delivery, { cartUUID, deliveryMethodUUID });
    await browser.send(calls.payment, { cartUUID, paymentMethodUUID });
    return { browser, cartUUID };
  };
  const totalOf = async ({ browser, cartUUID }: Waiting): Promise<number> =>
    (await browser.send(calls.get, { cartUUID })).body.totals.total;
  const order = async ({ browser, cartUUID }: Waiting) =>
    (await browser.send(calls.order, { cartUUID })).status;
  const carts: Waiting[] = [];
  for (let cart = 0; cart < CARTS; cart += 1) carts.push(await fill());
  const totals = await Promise.all(carts.map(totalOf));
  expect(new Set(totals).size, 'all of them see one total').toBe(1);

  const wish = { eventIds: [EVENT], way: 'to', value: NEW, level: 'floor' };
  const { draftIds } = (await owner.send('setup/draft-prices', wish)).body;
  const { shows, done } = await publish(owner, draftIds);
  expect(JSON.stringify(shows), 'whom it touches is counted').toContain(String(CARTS));
  // A third pays while it is published, the others after it.
  const third = Math.floor(CARTS / 3);
  const [published, ...early] = await Promise.all([done(), ...carts.slice(0, third).map(order)]);
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect(await Promise.all(carts.slice(third).map(totalOf)), 'nobody’s total moved').toEqual(
    totals.slice(third),
  );
  const late: number[] = [];
  for (const cart of carts.slice(third)) late.push(await order(cart));
  expect(new Set([...early, ...late])).toEqual(new Set([200]));
  for (let cart = 0; cart < LATER; cart += 1) expect(await order(await fill())).toBe(200);

  const { rows: sold } = await sql<{ price: number; tickets: number }>`
    select unit_price_cents as price, sum(quantity)::int as tickets from order_lines group by 1 order by 1`.execute(
    world.database.db,
  );
  expect(sold).toEqual([
    { price: OLD, tickets: CARTS },
    { price: NEW, tickets: LATER },
  ]);
  const { rows: sums } = await sql<{ orders: number; ledger: number; stock: number }>`
    select (select sum(total_cents)::int from orders) as orders, (select sum(amount_cents)::int from ledger) as ledger,
      (select sold from level_stock where price_level_id = ${levels.floor}) as stock`.execute(
    world.database.db,
  );
  const captured = (await readBooks(world.database.db))
    .filter(({ kind, status }) => kind === 'charge' && status === 'captured')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(sums).toEqual([{ orders: captured, ledger: captured, stock: CARTS + LATER }]);
  await world.close();
}, 1_800_000);
