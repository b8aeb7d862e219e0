// Breaks that change nothing anybody could see, each with its reason: they are left out of the figure.
import type { Mutant } from './mutant.ts';

export interface Equivalent {
  file: string;
  /** As the report says them. */
  before: string;
  after: string;
  why: string;
}

const equivalents: readonly Equivalent[] = [];

export function isEquivalent({ file, before, after }: Mutant): boolean {
  return equivalents.some((one) => one.file === file && one.before === before && one.after === after);
}
