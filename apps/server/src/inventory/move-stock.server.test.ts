import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockComplaints } from '../carts/testing/invariants.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { loadSmallWorld } from '../testing/small-world.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { hold } from './hold.ts';
import type { Holder } from './holder.ts';
import { leftByLevel } from './left-by-level.ts';
import { moveStock } from './move-stock.ts';
import type { Move } from './move-stock.ts';
import { keepHolds } from './keep-store.ts';
import { releaseCarts } from './stock-store.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = new Date('2099-01-01T00:00:00Z');
const press: Holder = { kind: 'house', id: 'press' };
const draw: Holder = { kind: 'draw', id: '13' };
const guests: Holder = { kind: 'guest', id: 'list' };
const cartUuid = '00000000-0000-4000-8000-00000000000a';

describe.each(engines)('[OFFICE-08] seats that are set aside (%s)', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadSmallWorld(database);
    await loadSmallCatalogue(database);
  });
  afterAll(() => database.close());

  const move = (change: Omit<Move, 'sellerId'>) =>
    inTransaction(database.db, (tx) => moveStock(tx, { sellerId: 1, ...change }));
  const counts = async (levelId: number = levels.floor) => {
    const { rows } = await sql<number[]>`
      select capacity - held - sold as free, held - held_by_house - held_by_draw - held_by_guests as carts,
        held_by_house as house, held_by_draw as draw, held_by_guests as guests
      from level_stock where price_level_id = ${levelId}`.execute(database.db);
    return rows[0];
  };
  const floor = (quantity: number) => [{ levelId: levels.floor, quantity }];

  test('so many of a level or given seats, for house, draw and guests, counted by holder, and released', async () => {
    const { free } = (await counts()) as { free: number } & object;
    const set = await move({ wanted: floor(3), from: 'free', to: press });
    await move({ wanted: floor(2), from: 'free', to: draw });
    await move({ wanted: [{ ticketIds: [set[0]!.ticketId] }], from: press, to: guests });
    expect(await counts()).toEqual({ free: free - 5, carts: 0, house: 2, draw: 2, guests: 1 });
    expect((await leftByLevel(database.db, 1, 1, later)).get(levels.floor)).toBe(free - 5);
    expect(await stockComplaints(database.db)).toEqual([]);

    // Only what is there moves: the answer says what did.
    expect(await move({ wanted: floor(9), from: press, to: 'free' })).toHaveLength(2);
    expect(await move({ wanted: [{ ticketIds: [set[0]!.ticketId] }], from: press, to: 'free' })).toEqual([]);
    const mine = { kind: 'guest', id: 'a request' } as const;
    expect(await move({ wanted: floor(1), from: guests, to: mine })).toHaveLength(1);
    await move({ wanted: floor(1), from: mine, to: 'free' });
    await move({ wanted: floor(2), from: draw, to: 'free' });
    expect(await counts()).toEqual({ free, carts: 0, house: 0, draw: 0, guests: 0 });
    expect(await stockComplaints(database.db)).toEqual([]);
  });

  test('a cart’s seats are no staff’s to take, and only a cart’s hold has an end', async () => {
    const wish = { levelId: levels.box, cartUuid, quantity: 2, fewer: [], until: later };
    const held = await inTransaction(database.db, (tx) => hold(tx, 1, wish, now));
    const ticketIds = held.places.map(({ ticketId }) => ticketId);
    expect(await move({ wanted: [{ ticketIds }], from: 'free', to: press })).toEqual([]);
    const statement = (set: string) =>
      database.runScript(`update tickets set ${set} where ticket_id = ${ticketIds[0]}`);
    await expect(statement(`holder_kind = 'house', held_until = null`)).rejects.toThrow('may not go to');
    await expect(statement(`holder_id = 'x'`)).rejects.toThrow('may not go to');
    await expect(statement(`held_until = null`)).rejects.toThrow('tickets_one_holder');
    await move({ wanted: [{ levelId: levels.box, quantity: 1 }], from: 'free', to: press });
    const house = (set: string) =>
      database.runScript(`update tickets set ${set} where holder_kind = 'house'`);
    await expect(house(`held_until = '2099-01-01'`)).rejects.toThrow('tickets_one_holder');
    await expect(house(`holder_kind = 'cart', held_until = '2099-01-01'`)).rejects.toThrow('may not go to');
    const upper = cartUuid.toUpperCase();
    await inTransaction(database.db, async (tx) => {
      expect(await keepHolds(tx, 1, upper, { until: later })).toBe(2);
      expect(await releaseCarts(tx, 1, [upper])).toBe(2);
    });
    expect(await counts(levels.box)).toMatchObject({ carts: 0, house: 1 });
    expect(await stockComplaints(database.db)).toEqual([]);
  });
});
