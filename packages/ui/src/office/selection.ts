// What is chosen in a table: some rows by their keys, or all that match the filter, whether in sight or not.
export type Selection = { all: true } | { all: false; keys: ReadonlySet<string> };

export const nothingChosen: Selection = { all: false, keys: new Set() };

export const isChosen = (selection: Selection, key: string): boolean =>
  selection.all || selection.keys.has(key);

export const chosenCount = (selection: Selection, total: number): number =>
  selection.all ? total : selection.keys.size;

/** Once all are chosen, taking one away leaves those in sight: what is out of sight cannot be listed by key. */
export function choose(
  selection: Selection,
  changed: readonly string[],
  chosen: boolean,
  inSight: readonly string[],
): Selection {
  const keys = new Set(selection.all ? inSight : selection.keys);
  for (const key of changed) {
    if (chosen) keys.add(key);
    else keys.delete(key);
  }
  return { all: false, keys };
}

/** Everything from the row that was chosen last up to this one. */
export function span(keys: readonly string[], from: string | undefined, to: string): string[] {
  const [start, end] = [keys.indexOf(from ?? to), keys.indexOf(to)].sort((a, b) => a - b);
  return start === undefined || end === undefined || start < 0 ? [to] : keys.slice(start, end + 1);
}
