import { readEntry, type Entry } from './entry.ts';
import { readResults } from './outcome.ts';
import type { Plan } from './plan.ts';
import { fields, hex, list, whole } from './reading.ts';

/** The line of an entry in an audit file. */
export interface EntryLine {
  readonly place: number;
  readonly rank: string;
  readonly turn: string;
  readonly salt: string;
  readonly entry: Entry;
  /** In their form; whether they are right is another question. */
  readonly results: readonly unknown[];
}

const entryKeys = ['type', 'place', 'rank', 'turn', 'salt', 'entry', 'results'] as const;

export function readEntryLine(value: unknown, plan: Plan): EntryLine {
  const from = fields(value, '', entryKeys);
  const line = {
    place: whole(from, 'place', '', 1),
    rank: hex(from, 'rank', '', 32),
    turn: hex(from, 'turn', '', 32),
    results: list(from, 'results', ''),
  };
  readResults(line.results, 'results');
  return { ...line, entry: readEntry(from.entry, plan), salt: hex(from, 'salt', '', 32) };
}
