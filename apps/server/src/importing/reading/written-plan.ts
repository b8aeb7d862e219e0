import type { Path } from '@stagedoor/rules/programme/problem';
import type { FileLine } from './report.ts';

/** An event's seating plan that is still to be read. */
export interface WrittenPlan {
  event: Record<string, unknown>;
  eventPath: Path;
  /** Counted from the outlet's folder. */
  file: string;
  place: FileLine;
}
