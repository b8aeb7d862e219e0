// Staff type as people say it: a name is found with its accents and without, whatever is written where.
import { folded } from '@stagedoor/rules/events/find-events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { loadOfficeOrders } from '../orders/testing/office-orders.ts';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { bothEngines } from '../testing/test-database.ts';

/** Letters with something on them that is an English one without it, and those that the rule names. */
const accented = Array.from({ length: 0x24f - 0xc0 }, (_, index) =>
  String.fromCodePoint(0xc0 + index),
).filter((letter) => /^[a-z]{1,2}$/.test(folded(letter)));

describe.each(bothEngines)('names without accents (%s)', (engine) => {
  let world: OfficeWorld;
  let owner: OfficeBrowser;
  beforeAll(async () => {
    world = await officeWorld(engine);
    const { db } = world.database;
    await loadOfficeOrders(db, 6);
    await loadSmallCatalogue(world.database);
    await sql`update customers set first_name = 'Zoë', last_name = 'Łukášová' where user_id = 1`.execute(db);
    await sql`update shows set name = 'Élan, première nuit' where seller_id = 1`.execute(db);
    owner = await world.signedIn('owner');
  });
  afterAll(() => world.close());

  const found = async (words: string): Promise<number[]> =>
    (await owner.send(`customers/list?words=${encodeURIComponent(words)}`)).body.rows.map(
      ({ id }: { id: number }) => id,
    );
  const hits = async (words: string): Promise<string[]> =>
    (await owner.send(`search?q=${encodeURIComponent(words)}`)).body.hits.map(
      ({ kind }: { kind: string }) => kind,
    );

  test('[OPS-40] a customer is found by first name, last name or both, however they are typed', async () => {
    for (const words of cases(['zoe', 'ZOË', 'Zoe\u0308', 'lukas', 'Łukáš', 'LUKÁŠ', 'zoe luk', 'Zoë ŁUK']))
      expect([words, await found(words)]).toEqual([words, [1]]);
    for (const words of cases(['ukas', 'zoo', '%', 'zoe_']))
      expect([words, await found(words)]).toEqual([words, []]);
  });

  test('[OFFICE-02] their orders and a show are found so too', async () => {
    expect(await hits('lukasova')).toEqual(expect.arrayContaining(['customer', 'order']));
    for (const words of cases(['elan', 'premiere', 'PREMIÈRE nui']))
      expect(await hits(words)).toContain('event');
    expect(await hits('remiere')).not.toContain('event');
  });

  test('[OPS-40] the database takes off what the shop’s own search takes off', async () => {
    const { rows } = await sql<{ letter: string; folded: string }>`
      select letter, upkeep.folded(letter) as folded
      from unnest(${accented}::text[]) as letter`.execute(world.database.db);
    expect(rows.length).toBeGreaterThan(200);
    for (const { letter, folded: plain } of cases(rows))
      expect([letter, plain]).toEqual([letter, folded(letter)]);
  });
});
