import type { Plan } from './plan.ts';
import { fields, whole } from './reading.ts';
import { refuse } from './refusal.ts';

export interface Stock {
  readonly level: number;
  readonly count: number;
}

/** By level id, every level of the rules once. */
export type Inventory = readonly Stock[];

export function readInventory(value: unknown, plan: Plan, at = 'inventory'): Inventory {
  const inventory = readStocks(value, at);
  for (const [i, { level }] of inventory.entries()) {
    const before = inventory[i - 1]?.level ?? -1;
    if (level === before) refuse(`${at}[${i}].level`, `names ${level} twice`);
    if (level < before) refuse(`${at}[${i}].level`, 'is out of order: by level id');
    if (!plan.levelById.has(level)) refuse(`${at}[${i}].level`, `names ${level}, which the rules do not`);
  }
  const missing = plan.levels.find(({ id }) => !inventory.some(({ level }) => level === id));
  if (missing) refuse(at, `lacks the level ${missing.id}`);
  return inventory;
}

export function readStocks(value: unknown, at: string): Inventory {
  if (!Array.isArray(value)) refuse(at, 'is not an array');
  return value.map((stock: unknown, i) => {
    const from = fields(stock, `${at}[${i}]`, ['level', 'count']);
    return { level: whole(from, 'level', `${at}[${i}]`), count: whole(from, 'count', `${at}[${i}]`) };
  });
}
