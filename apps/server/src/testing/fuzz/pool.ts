// What was seen in answers, by the name of its field: bodies made of it reach things that exist.
import type { Dice } from '../order-proof/dice.ts';

const MOST = 30;
const DEEPEST = 9;
const OF_A_LIST = 6;

export interface Pool {
  harvest(answer: unknown): void;
  /** Something that stood in a field of this name, or of a longer one that ends like it, in whatever casing. */
  pick(name: string): unknown;
}

export function newPool(dice: Dice): Pool {
  const seen = new Map<string, unknown[]>();
  const keep = (name: string, value: unknown): void => {
    if (value === null || value === undefined || value === '') return;
    const key = name.toLowerCase();
    const values = seen.get(key) ?? [];
    seen.set(key, values);
    if (values.length < MOST) values.push(value);
    else values[dice.number(MOST)] = value;
  };
  const harvest = (answer: unknown, depth: number): void => {
    if (typeof answer !== 'object' || answer === null || depth > DEEPEST) return;
    if (Array.isArray(answer)) {
      for (const part of answer.slice(0, OF_A_LIST)) harvest(part, depth + 1);
      return;
    }
    for (const [name, value] of Object.entries(answer)) {
      keep(name, value);
      harvest(value, depth + 1);
    }
  };
  return {
    harvest: (answer) => harvest(answer, 0),
    pick: (name) => {
      const wanted = name.toLowerCase();
      const values = seen.get(wanted) ?? [...seen].find(([key]) => key.endsWith(wanted))?.[1];
      return values && structuredClone(dice.pick(values));
    },
  };
}
