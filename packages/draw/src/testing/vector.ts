import vectors from '../../draw-vectors.json' with { type: 'json' };
import { runCase, type CaseRun } from '../draw-case.ts';

/** The files that a golden vector gives, found by the beginning of its name. */
export function filesOf(name: string): CaseRun {
  const found = vectors.find((vector) => vector.case.name.startsWith(name));
  if (!found) throw new Error(`There is no vector “${name}”.`);
  return runCase(found.case);
}
