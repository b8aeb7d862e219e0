import { fields, hex, oneOf, whole } from './reading.ts';

/** What happens to a runner-up log; all else in it follows from these. Times are Unix seconds. */
export type LogStep =
  | {
      readonly type: 'return';
      readonly at: number;
      readonly entry: string;
      readonly line: number;
      readonly quantity: number;
    }
  | { readonly type: 'added'; readonly at: number; readonly level: number; readonly count: number }
  | { readonly type: 'pass'; readonly at: number; readonly entry: string; readonly line: number }
  | { readonly type: 'walk'; readonly at: number };

const stepTypes = ['return', 'added', 'pass', 'walk'] as const;
const lineTypes = [...stepTypes, 'runner-up'] as const;

const keysOf = {
  return: ['entry', 'line', 'quantity'],
  added: ['level', 'count'],
  pass: ['entry', 'line'],
  walk: [],
  'runner-up': ['entry', 'line', 'level', 'quantity'],
} as const;

type Key = 'type' | 'at' | 'entry' | 'line' | 'level' | 'quantity' | 'count' | 'number' | 'previous';

/** Every key stands for the same in all lines, so one reader serves each. */
const readers: Record<Exclude<Key, 'type'>, (from: Record<Key, unknown>, at: string) => unknown> = {
  at: (from, at) => whole(from, 'at', at),
  entry: (from, at) => hex(from, 'entry', at, 16),
  line: (from, at) => whole(from, 'line', at),
  level: (from, at) => whole(from, 'level', at),
  quantity: (from, at) => whole(from, 'quantity', at, 1),
  count: (from, at) => whole(from, 'count', at, 1),
  number: (from, at) => whole(from, 'number', at, 1),
  previous: (from, at) => hex(from, 'previous', at, 32),
};

export function readStep(value: unknown, at = 'step'): LogStep {
  const type = typeOf(value, at, stepTypes);
  return readParts(value, at, type, keysOf[type]) as LogStep;
}

/** The step that a line of a log is about; none for a runner-up, which follows from a walk. */
export function readLogLine(value: unknown, at = ''): LogStep | undefined {
  const type = typeOf(value, at, lineTypes);
  const parts = readParts(value, at, type, [...keysOf[type], 'number', 'previous']);
  delete parts.number;
  delete parts.previous;
  return type === 'runner-up' ? undefined : (parts as LogStep);
}

function typeOf<Type extends string>(value: unknown, at: string, types: readonly Type[]): Type {
  return oneOf({ type: (value as { type?: unknown } | null | undefined)?.type }, 'type', at, types);
}

function readParts(
  value: unknown,
  at: string,
  type: string,
  keys: readonly Exclude<Key, 'type'>[],
): Partial<Record<Key, unknown>> {
  const own = ['at', ...keys] as const;
  const from = fields<Key>(value, at, ['type', ...own]);
  return { type, ...Object.fromEntries(own.map((key) => [key, readers[key](from, at)])) };
}
