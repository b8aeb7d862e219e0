// A file's content as plain data, as far as it is written in the forms that its description expects. What it means
// is judged later, by the description itself.
import type { Path } from '@stagedoor/rules/programme/problem';
import { elementOf, formOf, shapeOf } from '@stagedoor/descriptions/fields/forms';
import type { Schema } from '@stagedoor/descriptions/fields/forms';
import { unknownKey } from '@stagedoor/descriptions/fields/understand';
import { readScalar } from './read-scalar.ts';
import type { Reading } from './reading.ts';
import { isEmpty } from './tree.ts';
import type { Entry, List, Mapping, Tree } from './tree.ts';

const SHORT_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What takes the place of something of another kind than expected, for the description to complain about. */
function misfit(tree: Tree): unknown {
  return tree.kind === 'scalar' ? tree.value : {};
}

function readField(
  record: Record<string, unknown>,
  { key, value: tree }: Entry,
  schema: Schema,
  path: Path,
  reading: Reading,
): void {
  const form = formOf(schema);
  if (form?.is === 'reference' && tree.kind === 'scalar' && typeof tree.value !== 'boolean') {
    const resolve = (id: number): void => void (record[key] = id);
    if (form.to === 'price level')
      reading.namedLevels.push({ name: tree.source, place: tree.place, path, resolve });
    else reading.names.refer({ kind: form.to, name: tree.source, place: tree.place, path, resolve });
  } else if ((form?.is === 'seats' || form?.is === 'hall seats') && tree.kind === 'scalar') {
    const plans = form.is === 'seats' ? reading.plans : reading.hallPlans;
    plans.push({ holder: record, path: path.slice(0, -1), file: tree.source, place: tree.place });
  } else {
    record[key] = readTree(tree, schema, path, reading);
  }
}

/** Between braces `price: 9,25` is a price of 9, and something called 25. */
function commaHint({ entries }: Mapping, entry: Entry): string {
  const before = entries[entries.indexOf(entry) - 1]?.value;
  if (!/^\d+$/.test(entry.key) || !isEmpty(entry.value) || before?.kind !== 'scalar') return '';
  if (typeof before.value !== 'number') return '';
  return ` A number with decimals is written with a point, such as ${before.source}.${entry.key}.`;
}

function readRecord(tree: Mapping, schema: Schema, path: Path, reading: Reading): Record<string, unknown> {
  const shape = shapeOf(schema)!;
  const record: Record<string, unknown> = {};
  for (const entry of tree.entries) {
    const { key, place, value } = entry;
    const inner = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!inner) {
      reading.report.mistake(place, `${unknownKey(key, schema)}${commaHint(tree, entry)}`);
      continue;
    }
    reading.places.set([...path, key], { key: place, value: value.place });
    if (!isEmpty(value)) readField(record, entry, inner, [...path, key], reading);
  }
  return record;
}

function readNamed(tree: Mapping, schema: Schema, path: Path, reading: Reading): unknown[] {
  const form = formOf(schema);
  const kind = form?.is === 'named' ? form.kind : '';
  return tree.entries.map(({ key, place, value }, index) => {
    if (!SHORT_NAME.test(key)) {
      const text = `The short name "${key}" may hold small letters, digits and hyphens only.`;
      reading.report.mistake(place, text);
    }
    const at = [...path, index];
    reading.places.set(at, { key: place, value: value.place, name: key });
    const thing = readTree(value, elementOf(schema)!, at, reading);
    reading.names.define(kind, key, path, thing as { id?: unknown });
    return thing;
  });
}

function readList(tree: List, schema: Schema, path: Path, reading: Reading): unknown[] {
  return tree.items.map((item, index) => {
    const at = [...path, index];
    reading.places.set(at, { key: item.place, value: item.place });
    return readTree(item, elementOf(schema)!, at, reading);
  });
}

export function readTree(tree: Tree, schema: Schema, path: Path, reading: Reading): unknown {
  if (shapeOf(schema))
    return tree.kind === 'map' ? readRecord(tree, schema, path, reading) : String(misfit(tree));
  if (formOf(schema)?.is === 'named') {
    if (tree.kind === 'map') return readNamed(tree, schema, path, reading);
    reading.names.giveUp(path);
    return misfit(tree);
  }
  if (elementOf(schema)) return tree.kind === 'list' ? readList(tree, schema, path, reading) : misfit(tree);
  return tree.kind === 'scalar' ? readScalar(tree, formOf(schema), path, reading) : misfit(tree);
}
