// Puts every way to break a file into it at once, each behind its number: nothing is compiled anew for the next one.
import type { Mutant } from './mutant.ts';

/** Asked at every such place; without it the code is as it was. */
export const chooser = '__mutant';

/** The mutants are of this text. */
export function instrument(text: string, mutants: readonly Mutant[]): string {
  const sorted = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  return within(0, text.length);

  function within(from: number, to: number): string {
    let written = '';
    let at = from;
    while (next < sorted.length && sorted[next]!.start < to) {
      const { start, end } = sorted[next]!;
      const same: Mutant[] = [];
      while (sorted[next]?.start === start && sorted[next]?.end === end) same.push(sorted[next++]!);
      written += text.slice(at, start) + choice(same, within(start, end));
      at = end;
    }
    return written + text.slice(at, to);
  }
}

function choice(mutants: readonly Mutant[], original: string): string {
  const broken = mutants.map(({ id, after }) => `globalThis.${chooser}?.(${id}) ? (${after}) : `).join('');
  return `(${broken}(${original}))`;
}
