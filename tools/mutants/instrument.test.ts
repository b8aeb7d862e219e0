import { stripTypeScriptTypes } from 'node:module';
import { afterEach, describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { findMutants } from './find-mutants.ts';
import { chooser, instrument } from './instrument.ts';
import { sourceOf } from './testing/source-of.ts';

const code = `export function price(count: number, isMember?: boolean): number {
  const sum = count * 5;
  if (isMember && count > 2) return sum - (count === 3 ? 1 : 2);
  return sum;
}
export const lists = ([3, 1, 2] as number[]).filter((one) => one > 1)?.toSorted();`;

const globals = globalThis as Record<string, unknown>;

async function outcome(text: string, active?: number): Promise<string> {
  globals[chooser] = (id: number) => id === active;
  const plain = stripTypeScriptTypes(text);
  const { price, lists } = (await import(`data:text/javascript,${encodeURIComponent(plain)}#${active}`)) as {
    price: (count: number, isMember?: boolean) => number;
    lists: number[];
  };
  return JSON.stringify([price(1), price(2, true), price(3, true), price(4, true), price(4), lists]);
}

afterEach(() => {
  delete globals[chooser];
});

describe('a file with its mutants in it', () => {
  const mutants = findMutants(sourceOf(code)).map((mutant, id) => ({ ...mutant, id }));

  test('is as it was while none is chosen, or nobody asks', async () => {
    expect(mutants.length).toBeGreaterThan(12);
    const before = await outcome(code);
    expect(await outcome(instrument(code, mutants))).toBe(before);
  });

  test.each(cases(mutants))(
    'is broken by number $id: $before → $after',
    async ({ id, start, end, after }) => {
      const byHand = code.slice(0, start) + after + code.slice(end);
      expect(await outcome(instrument(code, mutants), id)).toBe(await outcome(byHand));
    },
  );
});
