// An event that is sold out while thousands wait for it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { watchDriver } from '../carts/testing/watch-driver.ts';
import { levels } from '../testing/small-catalogue.ts';
import { codeOf } from './place-code.ts';
import { EVENT, lineApp, openLine, person } from './testing/line-world.ts';

const MANY = 5000;
/** So many of them ask. */
const ASKING = 500;

test('[QUEUE-03] sold out while 5,000 wait: all are told at once, with what else there is, and the database is hardly asked', async () => {
  const app = await lineApp('server');
  await openLine(app, { inSeconds: 3600 });
  const { db } = app.database;
  const places = Array.from({ length: MANY }, () => randomUUID());
  const { rows } = await sql<{ key: string }>`
    with room as (select seller_id, room_id, place_key from waiting_rooms where outlet_event_id = ${EVENT}),
    joined as (
      insert into waiting_places (seller_id, room_id, place_uuid, session_id, network, joined_at, state)
      select seller_id, room_id, place, gen_random_uuid(), 'network', '2026-01-01', 'WAITING'
      from room, unnest(${places}::uuid[]) place)
    select place_key as key from room`.execute(db);
  const both = `price_level_id in (${levels.floor}, ${levels.beforeSale})`;
  await app.database.runScript(`update level_stock set sold = capacity where ${both}`);
  app.forget();
  const one = await person(app);
  const told = new Map<string, number>();
  const { journeys } = await watchDriver(async () => {
    for (const place of places.slice(0, ASKING)) {
      one.code = codeOf(rows[0]!.key, place);
      const { State, Others } = (await one.look()).body;
      const answer = `${State} ${Others?.length}`;
      told.set(answer, (told.get(answer) ?? 0) + 1);
    }
  });
  expect([...told]).toEqual([['sold-out 2', ASKING]]);
  // Each by itself would ask six times; kept for a moment, it does not depend on how many there are.
  expect(journeys.length).toBeLessThan(ASKING * 3);
  await app.close();
});
