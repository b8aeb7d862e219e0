// How far a run has come, by what it said.
import type { Line, Outcome } from './progress.ts';

export interface Open {
  piece: string;
  file: string;
  /** The test that was heard of last, if any. */
  title: string;
  limitMs: number;
  heardAt: number;
}

export interface Standing {
  outcomes: Outcome[];
  open: Open[];
  /** Planned and not begun, or begun and not ended. */
  rest: string[];
}

export function standingOf(lines: readonly Line[]): Standing {
  const rest = new Set<string>();
  const open = new Map<string, Open>();
  const outcomes: Outcome[] = [];
  for (const line of lines) {
    if (line.kind === 'planned') for (const piece of line.pieces) rest.add(piece);
    else if (line.kind === 'begun') {
      const { piece, file, limitMs, at } = line;
      open.set(piece, { piece, file, title: '', limitMs, heardAt: at });
    } else if (line.kind === 'sign') {
      const known = open.get(line.piece);
      if (known) open.set(line.piece, { ...known, title: line.title, heardAt: line.at });
    } else {
      rest.delete(line.piece);
      open.delete(line.piece);
      outcomes.push(...line.outcomes);
    }
  }
  return { outcomes, open: [...open.values()], rest: [...rest] };
}

/** Silent for longer than a living one can be: its own limit has passed, and nothing in it was there to notice. */
export const hungIn = ({ open }: Standing, now: number): Open[] =>
  open.filter(({ heardAt, limitMs }) => now - heardAt > limitMs);

export function outcomeOfHung({ file, title, limitMs }: Open): Outcome {
  const where = title || file;
  const words = `${where}: did not end, and was ended after ${Math.round(limitMs / 1000)} s without a sign`;
  return { file, title: words, status: 'failed', seconds: limitMs / 1000 };
}
