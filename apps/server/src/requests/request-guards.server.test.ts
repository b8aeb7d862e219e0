import { fanRequestMachine } from '@stagedoor/rules/machines/fan-request';
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { asFan, levels, openRequestShop } from './testing/request-world.ts';
import { cases } from '../../../../tools/testing/cases.ts';

const states = Object.keys(fanRequestMachine).filter((state) => state !== 'DELETED') as RequestStatus[];
const tables = ['series_requests', 'event_requests'] as const;

describe.each(engines)('what the database refuses of requests (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openRequestShop(engine);
    await (await asFan(app)).create([[levels.circle, 2, true]]);
  });
  afterAll(() => app.close());

  const works = (statement: ReturnType<typeof sql>) =>
    statement.execute(app.database.db).then(
      () => true,
      () => false,
    );
  /** Puts a request into any state, past the guard. */
  const force = (table: string, state: string) =>
    app.database
      .runScript(`alter table ${table} disable trigger user; update ${table} set status = '${state}';
      alter table ${table} enable trigger user`);

  test.each(tables)(
    '[STATUS-02] [STATUS-03] the moves of %s are those of the rules, no more and no less',
    async (table) => {
      for (const from of cases(states)) {
        for (const to of cases(states.filter((state) => state !== from))) {
          await force(table, from);
          const moved = await works(sql`update ${sql.table(table)} set status = ${to}`);
          expect([from, to, moved]).toEqual([from, to, canMove(fanRequestMachine, from, to)]);
        }
      }
    },
  );

  test('only a pending request is ever deleted', async () => {
    for (const state of cases(states.filter((each) => each !== 'STATUS_REQUEST_PENDING'))) {
      await force('event_requests', state);
      expect([state, await works(sql`delete from event_requests`)]).toEqual([state, false]);
    }
    await force('event_requests', 'STATUS_REQUEST_PENDING');
  });

  test('[FAN-21] a second one of the customer, for the event or the series', async () => {
    expect(
      await works(sql`
        insert into event_requests (seller_id, event_request_uuid, request_id, user_id, outlet_event_id, status, created_at, updated_at)
        select seller_id, gen_random_uuid(), request_id, user_id, outlet_event_id, status, created_at, updated_at from event_requests`),
    ).toBe(false);
    expect(
      await works(sql`
        insert into series_requests (seller_id, request_uuid, number, outlet_id, user_id, series_id, status, shipping_address,
          delivery_method_id, delivery_price_cents, created_at, updated_at)
        select seller_id, gen_random_uuid(), '1234567890', outlet_id, user_id, series_id, status, shipping_address,
          delivery_method_id, delivery_price_cents, created_at, updated_at from series_requests`),
    ).toBe(false);
  });

  test('[EVENT-24] [EVENT-26] nobody who opted out is given another level, or more than was asked for', async () => {
    const award = (level: number, quantity: number) =>
      works(
        sql`update request_lines set confirmed_price_level_id = ${level}, confirmed_quantity = ${quantity}`,
      );
    expect(await award(levels.balcony, 2)).toBe(false);
    expect(await award(levels.circle, 3)).toBe(false);
    expect(await award(levels.circle, 2)).toBe(true);
  });
});
