// A series that is drawn: its file, its commitment, and rules that stay once it is open.
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawMachine } from '@stagedoor/rules/machines/draw';
import type { DrawState } from '@stagedoor/rules/machines/draw';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { importFiles } from '../testing/import-files.ts';
import { bothEngines } from '../testing/test-database.ts';
import { exportFolder } from './export-folder.ts';
import { goodFolder } from './testing/good-folder.ts';
import { changesOf, importWorld, remarksOf, withText } from './testing/import-world.ts';
import type { ImportWorld } from './testing/import-world.ts';
import { cases } from '../../../../tools/testing/cases.ts';

const series = 'outlets/shop/series.yaml';
const events = 'outlets/shop/events.yaml';
const drawKey = 'a key that is long enough for a test';
const draw = `\
  draw:
    partial: true
    caps: { tickets: 8, events: 1 }
    publicInput: { kind: digits, source: 'A lottery, first drawing', count: 12 }
    graceHours: 48
    walkAt: '11:30'
`;
const folder = {
  ...withText(goodFolder, events, 'optOut: true', 'optOut: true, alternate: false'),
  [series]: `${String(goodFolder[series])}${draw}`,
};
const opened = new Date('2027-02-02T12:00:00Z');
const before = new Date('2026-11-15T12:00:00Z');

describe.each(bothEngines)('on the %s database', (engine) => {
  let world: ImportWorld;
  const exported = mkdtempSync(join(tmpdir(), 'stagedoor-draws-'));
  beforeAll(async () => {
    world = await importWorld(engine);
  });
  afterAll(async () => {
    await world.close();
    rmSync(exported, { recursive: true, force: true });
  });

  const drawRow = async () => {
    const { rows } = await sql<{
      draw_key: string;
      commitment: string;
      sealed_secret: string;
      rules: string;
      locked_at: Date | null;
    }>`select * from draws`.execute(world.database.db);
    return rows[0]!;
  };

  test('[DRAW-01] [OPS-15] the commitment is made at import, its secret is nowhere to be read, and the export says the same', async () => {
    expect(remarksOf(await world.load(folder, { drawKey }))).toEqual([]);
    const row = await drawRow();
    expect(row).toMatchObject({ draw_key: '1', locked_at: null });
    expect(row.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(row.sealed_secret).not.toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.parse(row.rules)).toMatchObject({
      draw: '1',
      partial: true,
      caps: { tickets: 8, ticketsPerEvent: null, events: 1 },
      publicInput: { kind: 'digits', count: 12 },
      events: [
        { id: 3, items: [{ id: 4, levels: [{ id: 5, unitCents: 4000, maximum: 4, alternate: false }] }] },
      ],
    });
    await exportFolder(world.database.db, join(exported, 'out'), { sellerId: 7 });
    const again = await importFiles(world.database, join(exported, 'out'), {
      now: before,
      drawKey,
    });
    expect(remarksOf(again)).toEqual([]);
    expect(changesOf(again)).toEqual({});
    expect(await drawRow()).toEqual(row);
  });

  test('[DRAW-01] before the opening the rules follow the files, the commitment stays', async () => {
    const { commitment } = await drawRow();
    await world.load(withText(folder, events, 'price: 40', 'price: 41'), { drawKey });
    const after = await drawRow();
    expect(after.commitment).toBe(commitment);
    expect(after.rules).toContain('"unitCents":4100');
    await world.load(folder, { drawKey });
  });

  test.each([
    [
      'price',
      events,
      'price: 40',
      'price: 41',
      /events\.yaml:\d+: "price" of the price level 5 cannot change/,
    ],
    ['limit', events, 'limit: 4, optOut', 'limit: 3, optOut', /"limit" of the price level 5 cannot change/],
    [
      'level given instead',
      events,
      'alternate: false',
      'alternate: true',
      /events\.yaml:\d+: "alternate" of the price level 5 cannot change/,
    ],
    ['partial', series, 'partial: true', 'partial: false', /series\.yaml:\d+: "draw\.partial" cannot change/],
    [
      'event',
      events,
      'id: 3\n  show',
      'id: 3\n  active: false\n  show',
      /last event of the series cannot be taken off/,
    ],
    [
      'date',
      'shows.yaml',
      '2027-06-01 15:00',
      '2027-06-01 16:00',
      /shows\.yaml:\d+: "date" of the show of the event 3/,
    ],
  ])('[DRAW-01] once it is open, another %s is refused by its key', async (_what, file, from, to, says) => {
    const result = await world.load(withText(folder, file, from, to), { drawKey, now: opened });
    expect(remarksOf(result)).toEqual([expect.stringMatching(says)]);
    expect(changesOf(result)).toEqual({});
  });

  test('[DRAW-01] what is no part of the rules may change', async () => {
    const later = withText(folder, series, 'graceHours: 48', 'graceHours: 24');
    expect(remarksOf(await world.load(later, { drawKey, now: opened }))).toEqual([]);
    expect((await drawRow()).locked_at).toEqual(opened);
  });

  test('[DRAW-01] [DRAW-03] the database lets a draw move as the rules say, no more and no less', async () => {
    const states = Object.keys(drawMachine) as DrawState[];
    const needed = `frozen_at = now(), inventory = '[]', root = repeat('0', 64), entries = 0, public_number = '{}',
      public_number_at = now(), drawn_at = now()`;
    const ends = (state: DrawState): string =>
      `published_at = ${state === 'published' ? "now(), file_hash = repeat('0', 64)" : 'null'},
       abandoned_at = ${state === 'abandoned' ? 'now()' : 'null'}`;
    const set = (state: DrawState): string =>
      `update draws set state = '${state}', ${state === 'committed' ? 'state = state' : needed}, ${ends(state)}`;
    for (const from of cases(states.filter((state) => state !== 'committed'))) {
      for (const to of cases(states.filter((state) => state !== from && state !== 'committed'))) {
        await world.database.db
          .transaction()
          .execute(async (tx) => {
            const path =
              from === 'frozen'
                ? ['frozen']
                : from === 'drawn'
                  ? ['frozen', 'drawn']
                  : from === 'published'
                    ? ['frozen', 'drawn', 'published']
                    : ['abandoned'];
            for (const state of path as DrawState[]) {
              await sql
                .raw(
                  state === 'frozen' || state === 'abandoned'
                    ? set(state)
                    : `update draws set state = '${state}', ${ends(state)}`,
                )
                .execute(tx);
            }
            const moved = await sql
              .raw(`update draws set state = '${to}', ${ends(to)}`)
              .execute(tx)
              .then(
                () => true,
                () => false,
              );
            expect(moved, `${from} to ${to}`).toBe(canMove(drawMachine, from, to));
            throw new Error('undo');
          })
          .catch((error: Error) => expect(error.message).toBe('undo'));
      }
    }
  });

  test('[DRAW-01] neither commitment nor open rules change, and no draw goes', async () => {
    const { db } = world.database;
    await expect(sql`update draws set commitment = repeat('0', 64)`.execute(db)).rejects.toThrow(
      'keeps its commitment',
    );
    await expect(sql`update draws set rules = '{}'`.execute(db)).rejects.toThrow('do not change');
    await expect(sql`delete from draws`.execute(db)).rejects.toThrow('ever deleted');
  });
});
