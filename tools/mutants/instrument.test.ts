import { stripTypeScriptTypes } from 'node:module';
import { afterEach, describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { findMutants } from './find-mutants.ts';
import { instrument } from './instrument.ts';
import { chooser, TICK } from './names.ts';
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

  test('asks in every loop, so that one without end can be ended', () => {
    const asked: number[] = [];
    globals[chooser] = (id: number) => asked.push(id) > 5 || undefined;
    const loops =
      'let n = 0; while (n < 2) n++; do n++; while (n < 4); for (; n < 6; ) n++; globalThis.counted = n;';
    // oxlint-disable-next-line no-eval -- a piece of code as a worker would run it
    (0, eval)(instrument(loops, []));
    expect(globals['counted']).toBe(6);
    expect(asked).toEqual(Array.from({ length: 8 }, () => TICK));
    delete globals['counted'];
  });
});
