// What a run says: what nobody noticed by file and line, and the figure.
import type { Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';

const shown = 100;
const around = 30;

export function isNoticed({ fate }: Pick<Verdict, 'fate'>): boolean {
  return fate === 'noticed' || fate === 'hung';
}

/** Of a hundred, rounded down: 84.9 are not 85. */
export function figure(verdicts: readonly Verdict[]): number {
  return Math.floor((verdicts.filter(isNoticed).length * 100) / verdicts.length);
}

export function survivorLines(verdicts: readonly Verdict[]): string[] {
  const left = verdicts.filter((verdict) => !isNoticed(verdict));
  const byFile = Map.groupBy(left, ({ mutant }) => mutant.file);
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, own]) => [
      '',
      file,
      ...own
        .toSorted((a, b) => a.mutant.line - b.mutant.line)
        .map(({ mutant, tests }) => {
          const reached = tests === 0 ? 'no test comes by' : `${tests} tests`;
          return `  ${String(mutant.line).padStart(4)}  ${difference(mutant)}  (${reached})`;
        }),
    ]);
}

/** Both texts where they are short; else the piece in which they differ. */
export function difference({ before, after }: Pick<Mutant, 'before' | 'after'>): string {
  if (before.length <= shown && after.length <= shown) return `${oneLine(before)}  →  ${oneLine(after)}`;
  let from = 0;
  while (before[from] === after[from]) from += 1;
  let same = 0;
  while (same < Math.min(before.length, after.length) - from && before.at(-1 - same) === after.at(-1 - same))
    same += 1;
  const piece = (text: string): string =>
    oneLine(text.slice(Math.max(0, from - around), Math.min(text.length, text.length - same + around)));
  return `… ${piece(before)} …  →  … ${piece(after)} …`;
}

function oneLine(text: string): string {
  const joined = text.replaceAll(/\s+/g, ' ');
  return joined.length <= 2 * shown ? joined : `${joined.slice(0, shown)} … ${joined.slice(-shown)}`;
}
