import { didYouMean } from './did-you-mean.ts';
import type { Reader, Reading } from './reader.ts';
import type { Place } from './report.ts';
import { isEmpty } from './tree.ts';
import type { Entry, Mapping } from './tree.ts';

export interface Field<T> {
  read: Reader<T>;
  /** What stands for a field that was left out; without it the field is required. */
  otherwise?: { value: T };
}

type Fields = Record<string, Field<unknown>>;
type Values<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

export interface Located<K = string> {
  place: Place;
  /** Where a field was written; the record's own place for one that was left out. */
  placeOf(field: K): Place;
}

/** While there are mistakes, parts may be missing at any depth. */
export type Draft<T> = T extends Date | string | number | boolean | null | ((...given: never[]) => unknown)
  ? T
  : T extends Map<infer K, infer V>
    ? Map<K, Draft<V>>
    : T extends readonly (infer E)[]
      ? Draft<E>[]
      : { [K in keyof T]?: Draft<T[K]> };

type Recorded<F extends Fields> = Values<F> & Located<keyof F>;
/** Looks at a record as a whole. */
type Check<F extends Fields> = (record: Draft<Values<F>> & Located<keyof F>, reading: Reading) => void;

export const required = <T>(read: Reader<T>): Field<T> => ({ read });

export function optional<T>(read: Reader<T>): Field<T | null>;
export function optional<T>(read: Reader<T>, otherwise: T): Field<T>;
export function optional<T>(read: Reader<T>, otherwise: T | null = null): Field<T | null> {
  return { read, otherwise: { value: otherwise } };
}

function reportUnknownKeys(map: Mapping, what: string, fields: Fields, { report }: Reading): void {
  for (const { key, place } of map.entries) {
    if (Object.hasOwn(fields, key)) continue;
    const hint = didYouMean(key, Object.keys(fields));
    report.mistake(place, `"${key}" does not belong to the ${what}.${hint}`);
  }
}

/** A mapping with known keys. It is answered even when fields are broken, for the checks that follow. */
export function record<F extends Fields>(what: string, fields: F, check?: Check<F>): Reader<Recorded<F>> {
  return (tree, reading) => {
    if (tree.kind !== 'map') {
      return reading.report.mistake(tree.place, `The ${what} must be written as "key: value" lines.`);
    }
    reportUnknownKeys(tree, what, fields, reading);
    const written = new Map<string, Entry>(tree.entries.map((entry) => [entry.key, entry]));
    const values: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields)) {
      const entry = written.get(key);
      if (entry && !isEmpty(entry.value)) values[key] = field.read(entry.value, reading);
      else if (field.otherwise) values[key] = field.otherwise.value;
      else reading.report.mistake(entry?.place ?? tree.place, `The ${what} has no "${key}".`);
    }
    const placeOf = (field: keyof F): Place => written.get(String(field))?.place ?? tree.place;
    const read = { ...values, place: tree.place, placeOf };
    check?.(read as unknown as Parameters<Check<F>>[0], reading);
    return read as unknown as Recorded<F>;
  };
}
