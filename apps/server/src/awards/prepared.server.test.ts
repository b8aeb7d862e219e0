// What is made before a transaction is taken by it only where nothing has moved since.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { required } from '@stagedoor/rules/values/required';
import { cases } from '../../../../tools/testing/cases.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { engines } from '../testing/test-database.ts';
import { DEMO_DRAW_KEY } from './awards-config.ts';
import { findDraw } from './draw-store.ts';
import { fileOf, prepareFile } from './prepare-file.ts';
import { asPrepared, prepareList } from './prepare-list.ts';
import { sampleDraw } from './testing/sample-draw.ts';

const vault = { drawKey: DEMO_DRAW_KEY };

describe.each(engines)('what was prepared (%s)', (engine) => {
  let world: OfficeWorld;
  let owner: OfficeBrowser;
  let db: Db;
  beforeAll(async () => {
    world = await officeWorld(engine);
    owner = await world.signedIn('owner');
    ({ db } = world.database);
  });
  afterAll(() => world.close());

  let seriesId: number;
  const fan = (nth: number): number => seriesId * 10 + nth;
  const draw = async (from = db) => required(await findDraw(from, 1, String(seriesId)), 'draw of the sample');
  const run = (statement: string) => sql.raw(statement).execute(db);

  describe('a list', () => {
    beforeEach(async () => {
      ({ seriesId } = await sampleDraw(world, owner, 'committed'));
    });
    const prepare = async () => prepareList({ db, ...vault }, await draw(), world.clock.now());
    const taken = async (prepared: Awaited<ReturnType<typeof prepare>>) =>
      inTransaction(db, async (tx) => asPrepared(tx, await draw(tx), prepared));

    test('[DRAW-02] [RUN-08] is taken as it is, and freezing says the same root', async () => {
      const prepared = await prepare();
      expect(await taken(prepared)).toBe(prepared?.list);
      expect((await owner.send('draws/freeze', { seriesId })).status).toBe(200);
      expect(await draw()).toMatchObject({ root: prepared?.list.root, entries: 3 });
      // Nobody makes one where there is nothing to freeze.
      expect(await prepare()).toBeUndefined();
    });

    test('[DRAW-02] is left where anything was written that it is made of', async () => {
      await run(`insert into tours values (1, ${seriesId}, 'Sample')`);
      const changes = [
        `update series_requests set shipping_address = '{"zip": "02110"}' where request_id = ${fan(1)}`,
        `update event_requests set updated_at = '2026-10-03' where request_id = ${fan(1)}`,
        `update request_lines set quantity = 1 where event_request_id = ${fan(2)}`,
        `update payment_methods set expiration = '2026-01' where payment_method_id = ${fan(3)}`,
        `update request_payments set payment_method_id = ${fan(1)} where request_id = ${fan(3)}`,
        `insert into request_priorities values (1, ${fan(2)}, ${seriesId}, ${fan(2)})`,
        `delete from request_payments where request_id = ${fan(3)}`,
      ];
      for (const change of cases(changes)) {
        const prepared = await prepare();
        expect(prepared).toBeDefined();
        await run(change);
        expect([change, await taken(prepared)]).toEqual([change, undefined]);
      }
    });
  });

  test('[DRAW-08] a file is taken as it is, and made anew after a correction', async () => {
    ({ seriesId } = await sampleDraw(world, owner, 'drawn'));
    const prepared = required(await prepareFile({ db, ...vault }, await draw()), 'file of a draw');
    const taken = () => inTransaction(db, async (tx) => fileOf(tx, vault, await draw(tx), prepared));
    expect(await taken()).toBe(prepared.file);
    const { body } = await owner.send(`draws/entries?seriesId=${seriesId}`);
    const lines = [{ line: 0, level: seriesId, quantity: 0 }];
    const wish = { seriesId, entryId: body.rows[0].entryId, code: 'operator', reason: 'Asked for it', lines };
    expect((await owner.send('draws/override', wish)).status).toBe(200);
    const anew = await taken();
    expect(anew.hash).not.toBe(prepared.file.hash);
    expect(anew.parts.join('')).toContain('operator');
  });
});
