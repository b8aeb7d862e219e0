// CODE-01, CODE-02: what a buyer brings along counts at the counter as it does in the shop.
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCode, usesOf } from '../codes/testing/make-code.ts';
import { readBooks } from '../orders/testing/books.ts';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { hosts } from '../testing/small-world.ts';
import { sale } from './testing/counter-sales.ts';

let world: OfficeWorld;
let desk: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  desk = await world.signedIn('desk');
});
afterAll(() => world.close());

const orderOf = async (number: string) => {
  const { rows } = await sql`
    select code, total_cents, state from orders where unique_id = ${number.slice(1)}`.execute(
    world.database.db,
  );
  return rows[0];
};
const cancel = async (number: string): Promise<void> => {
  const owner = await world.signedIn('owner');
  const { body } = await owner.send(`refunds/get?number=${number}`);
  const wish = { number, totalCents: body.owedCents, seats: 'stock', reason: 'Sold twice' };
  expect((await owner.send('orders/cancel', wish)).status).toBe(200);
  // Until then it can be undone.
  world.clock.advance(11);
  const now = world.clock.now().toISOString();
  await world.browser(hosts.lantern).send('/demo/clock', { now });
};

test('[CODE-01] [CODE-02] [PROG-12] a buyer’s code: told before the sale, taken off it, and used with it; the last use once', async () => {
  const { db } = world.database;
  await makeCode(db, 'COUNTER', { most_orders: 1, most_tickets: 2, event_ids: [102] });
  const told = (code: string, eventId = 102) => desk.send('counter/code', { eventId, code });
  expect((await told('counter')).body).toMatchObject({
    code: 'COUNTER',
    levelIds: [levels.floor, levels.beforeSale, levels.offSale],
    openLevelIds: [levels.floor],
    takesOff: { kind: 'amount', cents: 500, per: 'ticket' },
    mostTickets: 2,
  });
  expect((await told('NOBODYS')).body).toMatchObject({
    code: 'CODE_NOT_KNOWN',
    fields: { code: codeMessages.notKnown },
  });
  expect((await told('counter', 101)).body.code).toBe('CODE_NOT_FOR_THIS');
  const sell = (over: object) => desk.send('counter/sell', { ...sale, code: 'counter', ...over });
  const three = { lines: [{ levelId: levels.floor, quantity: 3 }], totalCents: 11_157 };
  expect((await sell(three)).body.code).toBe('CODE_NOT_FOR_THIS');
  // $35.00 twice, 6.25 %.
  expect((await sell({ totalCents: 8500 })).body.code).toBe('COUNTER_REFUSED');
  expect(await usesOf(db, 'COUNTER')).toEqual({ held: 0, spent: 0, returned: 0 });
  const due = { way: 'link', totalCents: 7438 };
  const both = await Promise.all([sell(due), sell(due)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(await usesOf(db, 'COUNTER')).toEqual({ held: 0, spent: 1, returned: 0 });
  const { number } = both.find(({ status }) => status === 200)!.body;
  expect(await orderOf(number)).toMatchObject({ code: 'COUNTER', total_cents: 7438 });
  // Nobody has paid it: let go, it is as a cart that ended.
  await cancel(number);
  expect(await usesOf(db, 'COUNTER')).toEqual({ held: 0, spent: 0, returned: 1 });
  await makeCode(db, 'EARLY', { takes: null, opens: 'sale', event_ids: [102] });
  expect((await told('early')).body.openLevelIds).toEqual([levels.floor, levels.beforeSale]);
  const later = { lines: [{ levelId: levels.beforeSale, quantity: 1 }], totalCents: 4250 };
  expect((await desk.send('counter/sell', { ...sale, ...later })).body.code).toBe('NOT_ON_SALE');
  await cancel((await sell({ ...later, code: 'EARLY' })).body.number);
  expect((await readBooks(db)).wrong).toEqual({});
});
