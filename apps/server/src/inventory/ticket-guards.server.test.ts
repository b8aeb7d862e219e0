import { ticketMachine } from '@stagedoor/rules/machines/ticket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differingMoves } from '../testing/compare-moves.ts';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { loadSmallWorld } from '../testing/small-world.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

describe.each(engines)('what the database refuses of tickets (%s)', (engine) => {
  let database: TestDatabase;
  let ticketId: number;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadSmallWorld(database);
    await loadSmallCatalogue(database);
    const ticket = await database.db
      .selectFrom('tickets')
      .select('ticket_id')
      .where('price_level_id', '=', levels.floor)
      .executeTakeFirstOrThrow();
    ticketId = ticket.ticket_id;
  });
  afterAll(() => database.close());

  const put = { holder_kind: 'null', holder_id: 'null', held_until: 'null', line_id: 'null' };
  const columns = {
    free: { ...put, state: `'free'` },
    cart: {
      ...put,
      state: `'held'`,
      holder_kind: `'cart'`,
      holder_id: 'gen_random_uuid()',
      held_until: `'2099-01-01'`,
    },
    kept: { ...put, state: `'held'`, holder_kind: `'house'`, holder_id: 'gen_random_uuid()' },
    sold: { ...put, state: `'sold'`, line_id: '999' },
  };
  const become = (place: keyof typeof columns): string => {
    const set = Object.entries(columns[place]).map(([name, value]) => `${name} = ${value}`);
    return `update tickets set ${set.join(', ')} where ticket_id = ${ticketId}`;
  };

  test('[OPS-14] the moves of a ticket are those of the rules, no more and no less', async () => {
    // A sale that was canceled: what is sold may leave, and what is bought has a line to go to.
    const sale = `insert into order_tickets (seller_id, line_id, ticket_id, rank, canceled_at, change_id)
      values (1, 999, ${ticketId}, 1, '2026-01-01', 1)`;
    const differing = await differingMoves(database, {
      machine: ticketMachine,
      be: (place) => `${sale}; ${become(place)}`,
      become,
      refusal: /may not go to/,
      again: ['cart', 'kept'],
    });
    expect(differing).toEqual([]);
  });
});
