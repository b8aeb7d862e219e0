import type { Path } from '@stagedoor/rules/programme/problem';
import type { Reading } from '../reading/reading.ts';

/** An event's levels by their short names; the ids may be anything yet. */
export type LevelNames = ReadonlyMap<string, unknown>;

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];

/** Seating plans use the names, so a name means one level of the whole event. */
function levelsOfEvent(event: Record<string, unknown>, path: Path, { places, report }: Reading): LevelNames {
  const ids = new Map<string, unknown>();
  for (const [item, { levels }] of listOf(event['items']).entries()) {
    for (const [index, level] of listOf(levels).entries()) {
      const written = places.find([...path, 'items', item, 'levels', index]);
      if (!written?.name) continue;
      if (ids.has(written.name)) {
        report.mistake(written.value, `The event has a price level "${written.name}" already.`);
      }
      ids.set(written.name, level['id']);
    }
  }
  return ids;
}

/** In the order of the events. */
export const levelsOfEvents = (events: unknown, path: Path, reading: Reading): LevelNames[] =>
  listOf(events).map((event, index) => levelsOfEvent(event, [...path, index], reading));
