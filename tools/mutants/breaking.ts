// Vite's part: the files of the plan are loaded with their mutants in them.
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { instrument } from './instrument.ts';
import type { Mutant } from './mutant.ts';

export function breaking(root: string, mutants: readonly Mutant[]): Plugin {
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  return {
    name: 'mutants',
    // Before types are taken away: the plan counts places in the text as it was written.
    enforce: 'pre',
    transform(code, id) {
      const own = byFile.get(relative(root, id.split('?')[0]!).split(sep).join('/'));
      return own ? { code: instrument(code, own), map: null } : undefined;
    },
  };
}
