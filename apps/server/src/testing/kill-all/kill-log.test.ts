import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { KillEngine } from './worlds.ts';
import { countHits, hitsOn, openKillLog, seedToGoOnWith } from './kill-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-kill-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const round = (hits: Record<string, number>) => ({
  deaths: 2,
  hits: new Map(Object.entries(hits)),
  acknowledged: new Map([['order', 3]]),
  ledgerCents: 100,
  gatewayCents: 100,
  seconds: 1,
  lost: [],
  double: [],
  wrong: [],
});

const of = (engine: KillEngine) => ({ engine, gateway: 'stripe', code: 'now' });

test('several sittings add up, and half a line of one that was killed is not counted', () => {
  expect(seedToGoOnWith('now', 10, folder)).toBeUndefined();
  const first = openKillLog(7, folder);
  first.add(of('server'), round({ held: 2, sold: 1 }));
  first.add(of('embedded'), round({ held: 1 }));
  appendFileSync(join(folder, '7.jsonl'), '{"engine":"server","hits":{"held":');
  const { rounds } = openKillLog(7, folder);
  expect(countHits(rounds)).toBe(4);
  expect(Object.fromEntries(hitsOn(rounds, 'server'))).toEqual({ held: 2, sold: 1 });
  expect(Object.fromEntries(hitsOn(rounds, 'embedded'))).toEqual({ held: 1 });
  expect(seedToGoOnWith('now', 10, folder)).toBe(7);
});

test('what is added behind half a line is a line of its own', () => {
  openKillLog(7, folder).add(of('server'), round({ sold: 5 }));
  expect(countHits(openKillLog(7, folder).rounds)).toBe(9);
});

test('a run of other code, or one that is at its end, is gone on with only by its name', () => {
  expect(seedToGoOnWith('before', 10, folder)).toBeUndefined();
  expect(seedToGoOnWith('now', 9, folder)).toBeUndefined();
});
