// Whatever a description says: what is saved is what is exported, and importing that changes nothing.
import { importFiles } from '../testing/import-files.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPlan, describe, judge, planChange } from '../programme/index.ts';
import { anyProgramme } from '../programme/testing/any-programme.ts';
import { exportFolder } from './export-folder.ts';
import { allRows } from './testing/all-rows.ts';
import { changesOf, importWorld, remarksOf } from './testing/import-world.ts';
import type { ImportWorld } from './testing/import-world.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ROUNDS = 8;
/** A busy machine tries fewer. */
const AT_MOST = 15_000;
const folders = mkdtempSync(join(tmpdir(), 'stagedoor-any-'));
let world: ImportWorld;
beforeAll(async () => {
  world = await importWorld('server');
});
afterAll(async () => {
  await world.close();
  rmSync(folders, { recursive: true, force: true });
});

async function save(sellerId: number, outletId: number, description: object): Promise<void> {
  const { db } = world.database;
  const scope = { of: 'seller', sellerId, outletIds: [outletId] } as const;
  const plan = await planChange(db, { scope, description, author: 'files', takeOver: false, now });
  expect(plan.problems).toEqual([]);
  expect(await applyPlan(db, plan)).toMatchObject({ state: 'applied' });
}

async function changesOfReimport(sellerId: number): Promise<object> {
  const { database } = world;
  const before = await allRows(database.db);
  const folder = mkdtempSync(join(folders, 'folder-'));
  await exportFolder(database.db, folder, { sellerId });
  const result = await importFiles(database, folder, { now });
  const isSame = JSON.stringify(await allRows(database.db)) === JSON.stringify(before);
  return { remarks: remarksOf(result), changes: changesOf(result), isSame };
}

test('[OPS-50] any description, and any other after it: importing the export changes nothing', async () => {
  let seller = 0;
  const twice = fc.asyncProperty(anyProgramme, anyProgramme, async (first, second) => {
    seller += 1;
    const [sellerId, outletId] = [seller, seller * 10];
    const unchanged = { remarks: [], changes: {}, isSame: true };
    await save(sellerId, outletId, first(sellerId, outletId));
    const scope = { of: 'seller', sellerId, outletIds: [outletId] } as const;
    expect(await describe(world.database.db, scope)).toEqual(judge(first(sellerId, outletId)).programme);
    expect(await changesOfReimport(sellerId)).toEqual(unchanged);
    await save(sellerId, outletId, second(sellerId, outletId));
    expect(await changesOfReimport(sellerId)).toEqual(unchanged);
  });
  await fc.assert(twice, { numRuns: ROUNDS, interruptAfterTimeLimit: AT_MOST, endOnFailure: true });
  expect(seller).toBeGreaterThan(1);
});
