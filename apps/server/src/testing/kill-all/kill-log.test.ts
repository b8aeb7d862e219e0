import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countHits, hitsOn, latestSeed, openKillLog } from './kill-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-kill-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const round = (hits: Record<string, number>) => ({
  deaths: 2,
  hits: new Map(Object.entries(hits)),
  acknowledged: new Map([['order', 3]]),
  ledgerCents: 100,
  gatewayCents: 100,
  seconds: 1,
  inside: ['held'],
  lost: [],
  double: [],
  wrong: [],
});

test('several sittings add up, and half a line of one that was killed is not counted', () => {
  expect(latestSeed(folder)).toBeUndefined();
  const first = openKillLog(7, folder);
  first.add('server', 'stripe', round({ held: 2, sold: 1 }));
  first.add('embedded', 'stripe', round({ held: 1 }));
  appendFileSync(join(folder, '7.jsonl'), '{"engine":"server","hits":{"held":');
  const { rounds } = openKillLog(7, folder);
  expect(countHits(rounds)).toBe(4);
  expect(Object.fromEntries(hitsOn(rounds, 'server'))).toEqual({ held: 2, sold: 1 });
  expect(Object.fromEntries(hitsOn(rounds, 'embedded'))).toEqual({ held: 1 });
  expect(latestSeed(folder)).toBe(7);
});

test('what is added behind half a line is a line of its own', () => {
  openKillLog(7, folder).add('server', 'stripe', round({ sold: 5 }));
  expect(countHits(openKillLog(7, folder).rounds)).toBe(9);
});
