// Reads the parts of a value that came from outside. Each reader names the path of what it refuses; paths are put
// together only then, for there are millions of values that pass.
import { below, refuse } from './refusal.ts';

export type Fields<Key extends string> = Readonly<Record<Key, unknown>>;

/** An object with exactly these keys. */
export function fields<Key extends string>(value: unknown, at: string, keys: readonly Key[]): Fields<Key> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(at, 'is not an object');
  for (const key of keys) if (!Object.hasOwn(value, key)) refuse(below(at, key), 'is missing');
  const own = Object.keys(value);
  if (own.length !== keys.length) {
    const unknown = own.find((key) => !keys.includes(key as Key));
    refuse(below(at, unknown ?? ''), 'is not a key of this format');
  }
  return value as Fields<Key>;
}

export function list<Key extends string>(from: Fields<Key>, key: Key, at: string): readonly unknown[] {
  const value = from[key];
  return Array.isArray(value) ? value : refuse(below(at, key), 'is not an array');
}

/** A whole number below 2^53. */
export function whole<Key extends string>(from: Fields<Key>, key: Key, at: string, least = 0): number {
  const value = from[key];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || Object.is(value, -0)) {
    return refuse(below(at, key), 'is not a whole number below 2^53');
  }
  return value >= least ? value : refuse(below(at, key), `is below ${least}`);
}

export function flag<Key extends string>(from: Fields<Key>, key: Key, at: string): boolean {
  const value = from[key];
  return typeof value === 'boolean' ? value : refuse(below(at, key), 'is neither true nor false');
}

// oxlint-disable-next-line no-control-regex -- ASCII begins with control characters
const ascii = /^[\x00-\x7f]*$/;

export function text<Key extends string>(from: Fields<Key>, key: Key, at: string): string {
  const value = from[key];
  return typeof value === 'string' && ascii.test(value) ? value : refuse(below(at, key), 'is not ASCII text');
}

const lowerHex = /^(?:[0-9a-f]{2})*$/;

/** Lower-case hex, of so many bytes if a number is given. */
export function hex<Key extends string>(from: Fields<Key>, key: Key, at: string, bytes?: number): string {
  const value = from[key];
  const isOfLength = typeof value === 'string' && (bytes === undefined || value.length === 2 * bytes);
  if (isOfLength && lowerHex.test(value)) return value;
  return refuse(below(at, key), `is not lower-case hex${bytes === undefined ? '' : ` of ${bytes} bytes`}`);
}

export function oneOf<Key extends string, Value extends string | number>(
  from: Fields<Key>,
  key: Key,
  at: string,
  values: readonly Value[],
): Value {
  const found = values.find((value) => value === from[key]);
  return found ?? refuse(below(at, key), `is not ${values.join(', ')}`);
}

export function orNull<Key extends string, Value>(
  from: Fields<Key>,
  key: Key,
  read: (from: Fields<Key>, key: Key) => Value,
): Value | null {
  return from[key] === null ? null : read(from, key);
}
