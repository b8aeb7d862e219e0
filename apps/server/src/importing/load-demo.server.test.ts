import { basename } from 'node:path';
import { cardExpiry } from '@stagedoor/rules/cards/card-expiry';
import { findPicture, pictureNames } from '../platform/pictures/picture-store.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemoWorld } from '../testing/import-files.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { emptyDatabase } from './load-demo.ts';
import { allRows } from './testing/all-rows.ts';
import { changesOf } from './testing/import-world.ts';
import { cases } from '../../../../tools/testing/cases.ts';
import { isFont } from '../platform/pictures/image-kind.ts';

const now = new Date('2026-11-15T12:00:00Z');

describe.each(engines)('on the %s database', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadDemoWorld(database, now);
  });
  afterAll(async () => {
    await database.close();
  });

  const freeOf = async (eventId: number): Promise<number> => {
    const { free } = await database.db
      .selectFrom('tickets as t')
      .innerJoin('price_levels as l', 'l.price_level_id', 't.price_level_id')
      .innerJoin('event_items as i', 'i.item_id', 'l.item_id')
      .select(({ fn }) => fn.countAll<number>().as('free'))
      .where('i.outlet_event_id', '=', eventId)
      .where('t.state', '=', 'free')
      .executeTakeFirstOrThrow();
    return free;
  };

  test('[OPS-50] the stock is as the demo says: six left, none left', async () => {
    expect([await freeOf(101), await freeOf(102), await freeOf(103), await freeOf(104)]).toEqual([
      405, 496, 6, 0,
    ]);
    const wrong = await database.db
      .selectFrom('level_stock as s')
      .select('s.price_level_id')
      .where(({ eb, selectFrom }) =>
        eb(
          's.sold',
          '<>',
          selectFrom('tickets as t')
            .select(({ fn }) => fn.countAll<number>().as('sold'))
            .whereRef('t.price_level_id', '=', 's.price_level_id')
            .where('t.state', '=', 'sold'),
        ),
      )
      .execute();
    expect(wrong).toEqual([]);
  });

  test('[OPS-50] [PAY-01] [PAY-02] [PAY-07] Robin has a good card first, one that expires soon, one that has expired', async () => {
    const cards = await database.db
      .selectFrom('payment_methods')
      .select(['last_four', 'expiration'])
      .orderBy('payment_method_id')
      .limit(3)
      .execute();
    expect(cards.map((card) => [card.last_four, cardExpiry(card.expiration, now)])).toEqual([
      ['1111', 'valid'],
      ['0015', 'expiringSoon'],
      ['0012', 'expired'],
    ]);
  });

  test('[OPS-50] every picture of the demo is in its place', async () => {
    const kept = new Set(await pictureNames(database.db));
    const rows = JSON.stringify(await allRows(database.db));
    const named = [...rows.matchAll(/\/images\/([0-9a-f]{32}\.svg)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !kept.has(name))).toEqual([]);
  });

  test('[OPS-50] [OPS-04] fonts that a machine may lack are kept here, one for each shop that names its own', async () => {
    const { db } = database;
    const outlets = await db.selectFrom('outlets').select(['name', 'theme']).orderBy('outlet_id').execute();
    const fonts = outlets
      .filter(({ theme }) => theme.headerFontFamily)
      .map(({ theme }) => theme.headerFontUrl);
    expect(fonts).toHaveLength(4);
    for (const address of cases(fonts)) {
      expect(isFont(Buffer.from((await findPicture(db, basename(address!)))!))).toBe(true);
    }
  });

  test('[OPS-50] loading it twice changes nothing, and emptying makes room for a fresh one', async () => {
    const before = await allRows(database.db);
    expect(changesOf(await loadDemoWorld(database, now))).toEqual({});
    expect(await allRows(database.db)).toEqual(before);

    await emptyDatabase(database);
    const { schema_migrations: migrations, ...emptied } = await allRows(database.db);
    expect(Object.values(emptied).flat()).toEqual([]);
    expect(migrations).toEqual(before['schema_migrations']);

    await loadDemoWorld(database, now);
    const random =
      /\$argon2id[^"]*|"(address_uuid|mail_id|request_uuid|event_request_uuid|line_uuid|request_payment_uuid|payment_method_uuid|merchant_customer_id|mobile_ticket_uuid|page_uuid|ref|of_ref|intent_ref|invoice|content_hash|request_hash|sealed_secret|sealed_seed)": "[^"]*"|"code": "RADIO-[^"]*"|"code_id": \d+/g;
    const withoutRandom = (rows: Record<string, string[]>) =>
      Object.fromEntries(
        Object.entries(rows).map(([table, all]) => [
          table,
          all.map((row) => row.replaceAll(random, '')).sort(),
        ]),
      );
    expect(withoutRandom(await allRows(database.db))).toEqual(withoutRandom(before));
  });
});
