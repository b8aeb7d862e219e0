import type { EventDraft, LevelDraft } from './draft.ts';
import type { Path, Problem, Words } from './problem.ts';

function judgeLevelStock(
  level: LevelDraft,
  path: Path,
  { seats }: EventDraft,
  seated: ReadonlySet<number>,
  words: Words,
): Problem[] {
  if (level.id === undefined) return [];
  const name = `"${words.called(path, level.name)}"`;
  if (level.capacity && seated.has(level.id)) {
    return [{ path: [...path, 'capacity'], message: `${name} has both a capacity and seats in the plan.` }];
  }
  // A seating plan that could not be read says nothing about a level.
  if (level.capacity !== null || seated.has(level.id) || seats === undefined) return [];
  return [{ path, message: `${name} has no tickets: give it a "capacity", or seats in the plan.` }];
}

/** Every level has stock from one source: a number of places, or the seats of the plan that name it. */
export function judgeStock(event: EventDraft, path: Path, words: Words): Problem[] {
  const seated = new Set((event.seats ?? []).flatMap(({ level }) => level ?? []));
  return (event.items ?? []).flatMap(({ levels }, item) =>
    (levels ?? []).flatMap((level, index) =>
      judgeLevelStock(level, [...path, 'items', item, 'levels', index], event, seated, words),
    ),
  );
}
