import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { holdAtSteps } from './checkpoint.ts';
import { insideTransactionScope } from './db/transaction-scope.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-checkpoint-'));
const file = join(folder, 'steps');
beforeEach(() => writeFileSync(file, ''));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether somebody goes on at once. */
const passes = (reached: Promise<void>): Promise<boolean> =>
  Promise.race([reached.then(() => true), new Promise<boolean>((done) => setImmediate(() => done(false)))]);

test('the first who comes to a step that is named stands there, everybody else goes on', async () => {
  const told: string[] = [];
  const checkpoint = holdAtSteps(file, (line) => told.push(line));
  expect(await passes(checkpoint('sold'))).toBe(true);
  appendFileSync(file, 'sold\ncart: charged\n');
  expect(await passes(checkpoint('charged', 'return'))).toBe(true);
  expect(await passes(checkpoint('charged', 'cart'))).toBe(false);
  expect(await passes(checkpoint('charged', 'cart'))).toBe(true);
  expect(await passes(checkpoint('sold'))).toBe(false);
  expect(await passes(checkpoint('sold'))).toBe(true);
  expect(told).toEqual(['standing at cart: charged\n', 'standing at sold\n']);
});

test('where only those outside of transactions are waited for, whoever is inside goes on', async () => {
  const checkpoint = holdAtSteps(file, () => {});
  appendFileSync(file, 'outside: sold\n');
  expect(await passes(insideTransactionScope(() => checkpoint('sold')))).toBe(true);
  expect(await passes(checkpoint('sold'))).toBe(false);
  appendFileSync(file, 'written\n');
  expect(await passes(insideTransactionScope(() => checkpoint('written')))).toBe(false);
});
