import type { OutputOf } from '@stagedoor/contract/call';
import type { getFirstRun } from '@stagedoor/contract/calls/office/first-run';

/** Where shops of this installation are reached. */
export type FirstRunPlace = OutputOf<typeof getFirstRun>;
