// CODE-02, CODE-04: what the database refuses of codes, and how guessing is slowed down.
import { codeUseMachine } from '@stagedoor/rules/machines/code-use';
import type { CodeUseState } from '@stagedoor/rules/machines/code-use';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { loadShop } from '../carts/testing/checkout.ts';
import { hosts } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { bothEngines } from '../testing/test-database.ts';
import { makeCode } from './testing/make-code.ts';

const states = Object.keys(codeUseMachine) as CodeUseState[];
const events = '/gen.v1/outlet/getoutletevents';

describe.each(bothEngines)('codes and their uses (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine, { load: loadShop });
  });
  afterAll(() => app.close());
  const db = () => app.database.db;
  const succeeds = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      () => false,
    );

  async function insertUse(setId: number, state: CodeUseState, account?: number): Promise<string> {
    const sale = state === 'held' ? null : { at: '2026-01-01', tickets: 1, off: 0 };
    const { rows } = await sql<{ id: string }>`
      with cart as (
        insert into carts (seller_id, cart_uuid, outlet_id, session_id, state, created_at, deadline)
        values (1, gen_random_uuid(), 1, gen_random_uuid(), 'RELEASED', '2026-01-01', '2026-01-01')
        returning seller_id, cart_uuid, session_id)
      insert into code_uses (seller_id, cart_uuid, code_id, set_id, state, session_id, user_id, account_turn, taken_at,
        spent_at, order_number, tickets, off_cents)
      select seller_id, cart_uuid, code_id, set_id, ${state}, session_id, ${account ?? null}::int,
        ${account === undefined ? null : 1}::int, '2026-01-01', ${sale?.at ?? null}::timestamptz,
        case when ${sale !== null}::boolean then cart_uuid::text end, ${sale?.tickets ?? null}::int, ${sale?.off ?? null}::int
      from cart join codes using (seller_id) where set_id = ${setId}::int
      returning cart_uuid as id`.execute(db());
    return rows[0]!.id;
  }

  test('[CODE-02] the moves of a use are those of the rules, no more and no less, and only what came back unspent is ever removed', async () => {
    const setId = await makeCode(db(), 'MOVES');
    for (const from of states) {
      for (const to of cases(states.filter((state) => state !== from))) {
        const id = await insertUse(setId, from);
        const sale = to === 'held' ? null : 0;
        const allowed = await succeeds(
          sql`update code_uses set state = ${to}, off_cents = ${sale}::int, tickets = ${sale}::int,
              spent_at = case when ${sale}::int is not null then '2026-01-01'::timestamptz end,
              order_number = case when ${sale}::int is not null then ${id} end
            where cart_uuid = ${id}`.execute(db()),
        );
        expect([from, to, allowed]).toEqual([from, to, canMove(codeUseMachine, from, to)]);
      }
    }
    expect(await succeeds(sql`delete from code_uses`.execute(db()))).toBe(false);
    const unspent = sql`state = 'returned' and spent_at is null`;
    const removed = sql`delete from code_uses where ${unspent}`;
    await sql`update code_uses set state = 'returned' where state = 'held'`.execute(db());
    expect(await succeeds(removed.execute(db()))).toBe(true);
    expect(await succeeds(sql`delete from code_uses where state = 'returned'`.execute(db()))).toBe(false);
  });

  test('[CODE-02] no more are held and spent than there may be, in all and by one account', async () => {
    const setId = await makeCode(db(), 'LIMITS', { most_orders: 2 });
    const count = (held: number, spent: number) =>
      succeeds(sql`update codes set held = ${held}, spent = ${spent} where set_id = ${setId}`.execute(db()));
    expect(await count(1, 1)).toBe(true);
    for (const [held, spent] of cases([
      [2, 1],
      [0, 3],
      [-1, 1],
    ] as const))
      expect(await count(held, spent)).toBe(false);
    const first = await insertUse(setId, 'held', 7);
    expect(await succeeds(insertUse(setId, 'held', 7))).toBe(false);
    await sql`update code_uses set state = 'returned' where cart_uuid = ${first}`.execute(db());
    expect(await succeeds(insertUse(setId, 'spent', 7))).toBe(true);
  });

  const visitor = async (): Promise<TestBrowser> => {
    const browser = app.browser(hosts.lantern);
    await browser.send('/gen.v1/user/sessioninit');
    return browser;
  };
  const ask = (browser: TestBrowser, code: string) => browser.send(events, { OutletEventID: 102, code });

  test('[SEC-106] [CODE-04] the sixth wrong code of a session waits, of an address the twenty-first; a right one costs nothing', async () => {
    await makeCode(db(), 'RIGHT');
    app.clock.advance(600);
    const guesser = await visitor();
    for (let time = 0; time < 4; time += 1) expect((await ask(guesser, `WRONG-${time}`)).status).toBe(404);
    for (let time = 0; time < 8; time += 1) expect((await ask(guesser, 'right')).status).toBe(200);
    expect((await ask(guesser, 'WRONG-5')).status).toBe(404);
    const waits = await ask(guesser, 'right');
    expect([waits.status, waits.body.code, waits.headers['retry-after']]).toEqual([
      429,
      'TOO_MANY_TRIES',
      '60',
    ]);
    // A cart is no way around it.
    const cart = { lineItems: [{ priceLevelID: 1004, quantity: 1 }], code: 'RIGHT' };
    expect((await guesser.send('/gen.v1/cart/createcart', cart)).status).toBe(429);
    // Others of the house still may, until twenty were wrong.
    for (let other = 0; other < 3; other += 1) {
      const neighbour = await visitor();
      for (let time = 0; time < 5; time += 1) expect((await ask(neighbour, 'WRONG')).status).toBe(404);
    }
    expect((await ask(await visitor(), 'right')).status).toBe(429);
    app.clock.advance(61);
    expect((await ask(guesser, 'right')).status).toBe(200);
    // Whoever asks without a code meets nothing of this.
    expect((await guesser.send(events, { OutletEventID: 102 })).status).toBe(200);
  });

  test('[SEC-106] [CODE-04] of a thousand tries from one address, from many sessions at once, twenty are looked at, and what is under way then', async () => {
    if (engine === 'embedded') return;
    app.clock.advance(600);
    const guessers = await Promise.all(Array.from({ length: 5 }, visitor));
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, time) => ask(guessers[time % 5]!, `guess ${time}`)),
    );
    const looked = answers.filter(({ body }) => body.code === 'CODE_NOT_KNOWN').length;
    const refused = answers.filter(({ body }) => body.code === 'TOO_MANY_TRIES').length;
    expect(looked + refused).toBe(1000);
    expect(looked).toBeGreaterThanOrEqual(20);
    // Three go at a time.
    expect(looked).toBeLessThanOrEqual(22);
  });
});
