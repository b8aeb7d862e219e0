// A command's work, apart from where it is done: in a process of its own, or in the shop that runs.
import { resolve } from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/db/database.ts';

/** What was typed, and where. */
export interface Typed {
  args: string[];
  /** The folder that paths are counted from. */
  here: string;
  /** How a command is called where this one was: `npm run` or `stagedoor`; none from a version that did not say. */
  caller?: Caller;
}

export type Caller = 'npm' | 'stagedoor';

/** A command as whoever reads it can type it. */
export const asTyped = ({ caller = 'npm' }: Typed, name: string, words = ''): string =>
  caller === 'stagedoor' ? `stagedoor ${name} ${words}`.trim() : `npm run ${name}${words && ` -- ${words}`}`;

export interface CommandContext extends Typed {
  config: Config;
  say(line: string): void;
  /** Whether a shop goes on meanwhile, in this very process. */
  isBesideShop?: boolean;
  /** The command goes on to its end, and ends with 1. */
  fail(): void;
}

export interface Command {
  run(context: CommandContext & { database: Database }): Promise<void>;
  /** It makes no shop: where there are no tables at all it says so, instead of laying some and finding nothing in them. */
  needsShop?: true;
  /** What it does where it only looks and the tables are not there: it lays none. Absent where it does not only look. */
  withoutTables?(context: CommandContext): Promise<void>;
}

export const pathFrom = ({ here }: Typed, path: string): string => resolve(here, path);
