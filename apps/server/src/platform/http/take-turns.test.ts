import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officeCalls } from '@stagedoor/contract/office-calls';
import { expect, test } from 'vitest';
import { root } from '../../../../../tools/runtime/folders.mjs';
import { takeTurns } from './take-turns.ts';

const turns = { atOnce: 1, waiting: 2 };

test('[SEC-90] [RUN-08] one runs, two wait, the fourth is told to come again, and a failure hands its turn on', async () => {
  const inTurn = takeTurns();
  const gates = [0, 1, 2].map(() => Promise.withResolvers<string>());
  const begun: number[] = [];
  const runs = gates.map((gate, index) =>
    inTurn('rehearse', turns, () => {
      begun.push(index);
      return gate.promise;
    }),
  );
  await expect(inTurn('rehearse', turns, async () => 'too many')).rejects.toMatchObject({
    code: 'BUSY',
    circumstances: { retryAfterSeconds: 30 },
  });
  // Other calls have lines of their own.
  expect(await inTurn('print', turns, async () => 'printed')).toBe('printed');
  expect(begun).toEqual([0]);
  gates[0]!.reject(new Error('broken'));
  await expect(runs[0]).rejects.toThrow('broken');
  gates[1]!.resolve('second');
  expect(await runs[1]).toBe('second');
  gates[2]!.resolve('third');
  expect(await runs[2]).toBe('third');
  expect(begun).toEqual([0, 1, 2]);
  expect(await inTurn('rehearse', turns, async () => 'free again')).toBe('free again');
});

test('[RUN-08] the handbook lists every call that takes turns, with its limit', () => {
  const text = readFileSync(join(root, 'docs/capacity.md'), 'utf8');
  const listed = [...text.matchAll(/^\| `([\w-]+\/[\w-]+)` +\| (\d+) +\| (\d+) +\|/gm)].map(
    ([, path, atOnce, waiting]) => ({ path, atOnce: Number(atOnce), waiting: Number(waiting) }),
  );
  const declared = officeCalls.flatMap(({ path, turns: its }) => (its ? [{ path, ...its }] : []));
  expect(declared.length).toBeGreaterThan(5);
  const byPath = (a: { path?: string | undefined }, b: { path?: string | undefined }) =>
    String(a.path).localeCompare(String(b.path));
  expect(listed.toSorted(byPath)).toEqual(declared.toSorted(byPath));
});
