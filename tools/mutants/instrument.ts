// Puts every way to break a file into it at once, each behind its number: nothing is compiled anew for the next one.
import { parseSync, Visitor, type Span } from 'oxc-parser';
import type { Mutant } from './mutant.ts';
import { chooser, TICK } from './names.ts';

type Piece = Pick<Mutant, 'id' | 'start' | 'end' | 'after'>;

/** The mutants are of this text. */
export function instrument(text: string, mutants: readonly Mutant[]): string {
  const sorted = [...mutants, ...loopTests(text)].toSorted((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  return within(0, text.length);

  function within(from: number, to: number): string {
    let written = '';
    let at = from;
    while (next < sorted.length && sorted[next]!.start < to) {
      const { start, end } = sorted[next]!;
      const same: Piece[] = [];
      while (sorted[next]?.start === start && sorted[next]?.end === end) same.push(sorted[next++]!);
      written += text.slice(at, start) + choice(same, within(start, end));
      at = end;
    }
    return written + text.slice(at, to);
  }
}

function choice(pieces: readonly Piece[], original: string): string {
  const ticks = pieces.filter(({ id }) => id === TICK).map(() => `globalThis.${chooser}?.(${TICK}), `);
  const broken = pieces
    .filter(({ id }) => id !== TICK)
    .map(({ id, after }) => `globalThis.${chooser}?.(${id}) ? (${after}) : `);
  return `(${ticks.join('')}${broken.join('')}(${original}))`;
}

function loopTests(text: string): Piece[] {
  const found: Piece[] = [];
  const add = ({ test }: { test: Span | null }) => {
    if (test) found.push({ id: TICK, start: test.start, end: test.end, after: '' });
  };
  new Visitor({ WhileStatement: add, DoWhileStatement: add, ForStatement: add }).visit(
    parseSync('loops.ts', text).program,
  );
  return found;
}
