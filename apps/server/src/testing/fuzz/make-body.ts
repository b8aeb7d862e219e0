// A body that a call would take, made from its schema and from what was seen before.
import type { Dice } from '../order-proof/dice.ts';
import type { Pool } from './pool.ts';
import type { Schema } from './schema-of.ts';

interface Maker {
  dice: Dice;
  pool: Pool;
}

const words = ['Robin', 'Vale', 'Boston', 'MA', '02110', 'fan@example.com', '48 Harbor Street', 'x', '1'];

function textOf({ format, type }: Schema, { dice }: Maker): unknown {
  if (format === 'uuid') return crypto.randomUUID();
  if (format === 'email') return dice.pick(['fan@example.com', `fan${dice.number(999)}@example.com`]);
  if (format === 'date-time') return new Date(1.76e12 + dice.number(1e9) * 100).toISOString();
  if (format === 'date') return `2026-${String(1 + dice.number(12)).padStart(2, '0')}-15`;
  return type === undefined ? dice.pick<unknown>([...words, 1, true]) : dice.pick(words);
}

const numberOf = ({ minimum = 0, maximum = 9 }: Schema, { dice }: Maker): number =>
  Math.max(minimum, -1e6) + dice.number(Math.min(maximum - minimum, 9) + 1);

function objectOf({ properties = {}, required = [] }: Schema, maker: Maker): object {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || maker.dice.number(10) < 6,
  );
  return Object.fromEntries(wanted.map(([name, schema]) => [name, makeValue(schema, name, maker)]));
}

/** A value from the pool is taken as it was seen, unless the schema says in so many words what it takes. */
export function makeValue(schema: Schema, name: string, maker: Maker): unknown {
  const { dice, pool } = maker;
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return makeValue(dice.pick(choice), name, maker);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => makeValue(part, name, maker)));
  if ('const' in schema) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const seen = dice.number(10) < 8 ? pool.pick(name) : undefined;
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema, maker);
    case 'array': {
      const many = Math.max(schema.minItems ?? 0, dice.number(3));
      return Array.from({ length: many }, () => makeValue(schema.items ?? {}, name.replace(/s$/, ''), maker));
    }
    case 'integer':
    case 'number':
      return typeof seen === 'number' ? seen : numberOf(schema, maker);
    case 'boolean':
      return dice.number(2) === 1;
    case undefined:
    case 'string':
      return seen ?? textOf(schema, maker);
    default:
      return null;
  }
}
