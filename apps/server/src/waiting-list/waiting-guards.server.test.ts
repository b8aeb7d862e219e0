import { waitingEntryMachine } from '@stagedoor/rules/machines/waiting-entry';
import { waitingOfferMachine } from '@stagedoor/rules/machines/waiting-offer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { levels } from '../testing/small-catalogue.ts';
import { differingMoves } from '../testing/compare-moves.ts';
import { bothEngines } from '../testing/test-database.ts';
import { keepWaiting } from './keep-waiting.ts';
import { openWaitingWorld, SEATED_EVENT } from './testing/waiting-world.ts';
import type { WaitingWorld } from './testing/waiting-world.ts';

describe.each(bothEngines)('what the database keeps of waiting lists (%s)', (engine) => {
  let world: WaitingWorld;
  beforeAll(async () => {
    world = await openWaitingWorld(engine);
    const cart = await world.holdThenSellOut(1);
    await world.waits();
    await world.giveBack(cart);
  });
  afterAll(() => world.close());

  const run = (script: string) => world.app.database.runScript(script);
  const settledBy = (state: string): string =>
    `state = '${state}', settled_at = ${state === 'open' ? 'null' : `'2026-12-01'`},
      order_number = ${state === 'taken' ? `'4100000001'` : 'null'}`;
  const endedBy = (state: string): string =>
    `state = '${state}', ended_at = ${state === 'waiting' ? 'null' : `'2026-12-01'`}`;

  test('[WAIT-03] an offer is settled once, and who waited no more does not wait again: no more and no less', async () => {
    const offers = await differingMoves(world.app.database, {
      machine: waitingOfferMachine,
      be: (state) => `update waiting_offers set ${settledBy(state)}`,
      become: (state) => `update waiting_offers set ${settledBy(state)}`,
      refusal: /does not become/,
    });
    const entries = await differingMoves(world.app.database, {
      machine: waitingEntryMachine,
      be: (state) => `update waiting_entries set ${endedBy(state)}`,
      become: (state) => `update waiting_entries set ${endedBy(state)}`,
      refusal: /does not become/,
    });
    expect([offers, entries]).toEqual([[], []]);
  });

  test('[WAIT-01] [WAIT-02] nobody waits twice for a show, has two offers, or gets what was not offered', async () => {
    const again = (table: string, columns: string, values: string) =>
      run(`insert into ${table} (${columns}) select ${values} from ${table} limit 1`);
    const entry = 'seller_id, outlet_event_id, outlet_id, user_id, quantity, level_ids, most_cents, state';
    await expect(
      again('waiting_entries', `${entry}, link_uuid, joined_at`, `${entry}, gen_random_uuid(), joined_at`),
    ).rejects.toThrow(/waiting_entries_one/);
    const offer =
      'seller_id, outlet_event_id, entry_id, price_level_id, ticket_ids, price_cents, state, made_at';
    await expect(
      again('waiting_offers', `${offer}, offer_uuid`, `${offer}, gen_random_uuid()`),
    ).rejects.toThrow(/waiting_offers_one/);
    await expect(run(`update waiting_offers set ticket_ids = ticket_ids || 1::bigint`)).rejects.toThrow(
      /stays what it was/,
    );
    await expect(run(`update waiting_offers set price_cents = price_cents + 1`)).rejects.toThrow(
      /stays what it was/,
    );
    for (const table of ['waiting_offers', 'waiting_entries'])
      await expect(run(`delete from ${table}`)).rejects.toThrow();
  });

  test('[WAIT-02] a show that people wait for stays, and the level that they wait for', async () => {
    const described = (events: { id: number; items: { levels: { id: number }[] }[] }[]) => ({
      outlets: [{ id: 1, events }],
    });
    const current = described([{ id: 102, items: [{ levels: [{ id: levels.floor }, { id: 1005 }] }] }]);
    const harm = async (wanted: typeof current) =>
      (await keepWaiting(world.db, { sellerId: 1, current, wanted })).map(({ message }) => message);
    expect(await harm(current)).toEqual([]);
    expect(await harm(described([{ id: 102, items: [{ levels: [{ id: levels.floor }] }] }]))).toEqual([]);
    expect(await harm(described([{ id: 102, items: [{ levels: [{ id: 1005 }] }] }]))).toHaveLength(1);
    expect(await harm(described([]))).toEqual([expect.stringContaining('1 customer waits')]);
  });

  test('[WAIT-02] two levels that come back at the same moment make one offer to who takes either', async () => {
    if (engine === 'embedded') return;
    await world.reset();
    const seats = await world.holdThenSellOut(2, levels.orchestra);
    const box = await world.holdMore(2, levels.box);
    await world.sellOut(levels.box);
    const either = await world.waits({ quantity: 2, levelIds: [levels.orchestra, levels.box], most: 120 });
    const answers = await Promise.all([world.giveBack(seats), world.giveBack(box)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.offers()).toMatchObject([{ userId: either.userId, tickets: 2, state: 'open' }]);
    const kept = [await world.stock(levels.orchestra), await world.stock(levels.box)];
    expect(kept.reduce((sum, { free }) => sum + free, 0)).toBe(2);
    expect((await either.send('/gen.v1/waitinglist/get', { OutletEventID: SEATED_EVENT })).body.People).toBe(
      1,
    );
  });

  test('[WAIT-02] six carts that end at once serve three who wait, each once', async () => {
    if (engine === 'embedded') return;
    await world.reset();
    const carts = [await world.holdThenSellOut(1)];
    for (let more = 0; more < 5; more += 1) carts.push(await world.holdMore(1));
    const people = [await world.waits(), await world.waits(), await world.waits()];
    await Promise.all(carts.map((cart) => world.giveBack(cart)));
    expect((await world.offers()).map(({ userId }) => userId)).toEqual(people.map(({ userId }) => userId));
    expect(await world.stock()).toEqual({ kept: 3, waiting: 3, free: 3 });
  });
});
