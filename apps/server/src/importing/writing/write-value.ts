// The way back from a description to what people write: the same forms that the importer reads.
import { elementOf, formOf, otherwiseOf, shapeOf } from '@stagedoor/descriptions/fields/forms';
import type { Form, Schema } from '@stagedoor/descriptions/fields/forms';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { unitsOf } from '@stagedoor/rules/money/currencies';
import type { ShortNames } from './short-names.ts';
import { writtenMoment } from './written-date.ts';

export interface Writing {
  /** What amounts are written in. */
  currency: Currency;
  /** By whose clock dates are written. */
  zone: string;
  /** The short names of each kind, as they are known where the value stands. */
  names: Readonly<Record<string, ShortNames>>;
  /** The path of a picture or a font, counted from the folder. */
  image(address: string): string;
  /** The path of a seating plan, counted from the outlet's folder or, of a hall, from the seller's. */
  seats(seats: unknown, names: ShortNames): string;
  /** Names that are known only inside of a record. */
  inside(schema: Schema, record: Record<string, unknown>): Readonly<Record<string, ShortNames>>;
}

const nameOf = (names: ShortNames | undefined, id: unknown): string => names?.get(Number(id)) ?? String(id);

const writers: Partial<Record<Form['is'], (value: unknown, writing: Writing) => unknown>> = {
  moment: (value, { zone }) => writtenMoment(value as Date, zone),
  dollars: (value, { currency }) => Number(value) / unitsOf(currency),
  image: (value, { image }) => image(String(value)),
  font: (value, { image }) => image(String(value)),
  'hall seats': (value, { seats }) => seats(value, new Map()),
  seats: (value, { seats, names }) => seats(value, names['price level'] ?? new Map()),
};

/** What was left out means the same. */
const isOtherwise = (schema: Schema, value: unknown): boolean => {
  const otherwise = otherwiseOf(schema);
  return otherwise !== undefined && JSON.stringify(otherwise.value) === JSON.stringify(value);
};

export function writeRecord(schema: Schema, record: object, around: Writing): Record<string, unknown> {
  const held = record as Record<string, unknown>;
  const writing = { ...around, names: { ...around.names, ...around.inside(schema, held) } };
  return Object.fromEntries(
    Object.entries(shapeOf(schema)!).flatMap(([key, inner]) =>
      isOtherwise(inner, held[key]) ? [] : [[key, writeValue(inner, held[key], writing)]],
    ),
  );
}

export function writeValue(schema: Schema, value: unknown, writing: Writing): unknown {
  const form = formOf(schema);
  if (value === null || value === undefined) return null;
  if (form?.is === 'reference') return nameOf(writing.names[form.to], value);
  const write = form && writers[form.is];
  if (write) return write(value, writing);
  if (shapeOf(schema)) return writeRecord(schema, value, writing);
  const element = elementOf(schema);
  if (!element) return value;
  const written = (value as object[]).map((each) => writeValue(element, each, writing));
  if (form?.is !== 'named') return written;
  const names = writing.names[form.kind];
  // No plain object: it would put names that look like numbers before all others.
  return new Map((value as { id: number }[]).map(({ id }, index) => [nameOf(names, id), written[index]]));
}
