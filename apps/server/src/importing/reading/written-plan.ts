import type { Path } from '@stagedoor/rules/programme/problem';
import type { FileLine } from './report.ts';

/** A seating plan that is still to be read. */
export interface WrittenPlan {
  /** The event, or the plan of a hall, that holds it. */
  holder: Record<string, unknown>;
  path: Path;
  /** Counted from the outlet's folder, or the seller's. */
  file: string;
  place: FileLine;
}

/** A price level that an event names by its short name: it means one of its own. */
export interface NamedLevel {
  name: string;
  place: FileLine;
  path: Path;
  resolve(id: number): void;
}
