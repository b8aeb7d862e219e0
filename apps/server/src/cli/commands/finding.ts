import type { Command } from './command.ts';

/** What somebody who looks at a shop knows about it. */
export type LookedAt = Parameters<Command['run']>[0];

export interface Finding {
  what: string;
  seen: string;
  /** Undefined: nothing is wrong. */
  todo?: string | undefined;
}
