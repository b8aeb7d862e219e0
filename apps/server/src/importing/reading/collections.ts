import type { NamedKind } from './names.ts';
import type { Reader } from './reader.ts';

const SHORT_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `whenEmpty` is what is wrong with a list that holds nothing, where that is wrong. */
export function listOf<T>(read: Reader<T>, whenEmpty?: string): Reader<T[]> {
  return (tree, reading) => {
    if (tree.kind !== 'list') {
      return reading.report.mistake(tree.place, `"${tree.label}" must be a list, each entry after a "-".`);
    }
    if (tree.items.length === 0 && whenEmpty) reading.report.mistake(tree.place, whenEmpty);
    return tree.items.map((item) => read(item, reading)).filter((item) => item !== undefined);
  };
}

/** Records under short names of the writer's choice. Names of a kind can be referred to from other files. */
export function named<T>(read: Reader<T>, kind?: NamedKind): Reader<Map<string, T>> {
  return (tree, reading) => {
    if (tree.kind !== 'map') {
      return reading.report.mistake(
        tree.place,
        `"${tree.label}" must hold entries, each under a short name.`,
      );
    }
    const records = new Map<string, T>();
    for (const { key, place, value } of tree.entries) {
      if (!SHORT_NAME.test(key)) {
        reading.report.mistake(
          place,
          `The short name "${key}" may hold small letters, digits and hyphens only.`,
        );
      }
      if (kind) reading.names.define(kind, key);
      const item = read(value, reading);
      if (item !== undefined) records.set(key, item);
    }
    return records;
  };
}

export function nameOf(kind: NamedKind): Reader<string> {
  return (tree, reading) => {
    if (tree.kind !== 'scalar' || typeof tree.value === 'boolean') {
      return reading.report.mistake(tree.place, `"${tree.label}" must be the short name of one ${kind}.`);
    }
    reading.names.refer(kind, tree.source, tree.place);
    return tree.source;
  };
}
