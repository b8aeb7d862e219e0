import { cartMachine } from '@stagedoor/rules/machines/cart';
import type { CartState } from '@stagedoor/rules/machines/cart';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSmallWorld } from '../testing/small-world.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { cases } from '../../../../tools/testing/cases.ts';

const states = Object.keys(cartMachine) as CartState[];

describe.each(engines)('what the database refuses of carts (%s)', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadSmallWorld(database);
  });
  afterAll(() => database.close());

  const insert = async (state: CartState): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      insert into carts (seller_id, cart_uuid, outlet_id, session_id, state, created_at, deadline, bill)
      values (1, gen_random_uuid(), 1, gen_random_uuid(), ${state}, '2026-01-01', '2026-01-01', '{}')
      returning cart_uuid as id`.execute(database.db);
    return rows[0]!.id;
  };

  test('[CART-13] [CART-19] [CART-22] its moves are those of the rules, no more and no less', async () => {
    for (const from of states) {
      for (const to of cases(states.filter((state) => state !== from))) {
        const id = await insert(from);
        const allowed = await sql`update carts set state = ${to} where cart_uuid = ${id}`
          .execute(database.db)
          .then(
            () => true,
            () => false,
          );
        expect([from, to, allowed]).toEqual([from, to, canMove(cartMachine, from, to)]);
      }
    }
  });
});
