// Which seats a customer gets: together in one row, the best first, and no single seat left alone where that can be helped.

export interface FreeSeat {
  ticketId: number;
  /** 1 is the best place of the level. */
  rank: number;
  /** Section and row; null for general admission, where every place is as good as its rank. */
  row: string | null;
  position: number | null;
}

export interface Pick<S extends FreeSeat> {
  seats: S[];
  /** False when the seats had to be taken from several places. */
  together: boolean;
}

/** Splits free seats into runs: seats of one row that follow each other. */
function runsOf<S extends FreeSeat>(seats: readonly S[]): S[][] {
  const runs: S[][] = [];
  for (const row of Map.groupBy(seats, (seat) => seat.row).values()) {
    const inOrder = row.toSorted((a, b) => a.position! - b.position!);
    let run: S[] = [];
    for (const seat of inOrder) {
      const last = run.at(-1);
      if (last && seat.position === last.position! + 1) run.push(seat);
      else runs.push((run = [seat]));
    }
  }
  return runs;
}

interface Candidate<S extends FreeSeat> {
  run: S[];
  start: number;
  leftAlone: number;
  rank: number;
}

/** Every way to seat `quantity` people side by side in a run, with the single seats it would leave. */
function candidatesIn<S extends FreeSeat>(run: S[], quantity: number): Candidate<S>[] {
  return Array.from({ length: Math.max(0, run.length - quantity + 1) }, (_, start) => {
    const after = run.length - quantity - start;
    const chosen = run.slice(start, start + quantity);
    return {
      run,
      start,
      leftAlone: Number(start === 1) + Number(after === 1),
      rank: chosen.reduce((sum, seat) => sum + seat.rank, 0),
    };
  });
}

const better = <S extends FreeSeat>(a: Candidate<S>, b: Candidate<S>): Candidate<S> =>
  b.leftAlone < a.leftAlone || (b.leftAlone === a.leftAlone && b.rank < a.rank) ? b : a;

/** The best for this many people out of those that are free, given best first; undefined when there are not enough. */
export function pickBest<S extends FreeSeat>(seats: readonly S[], quantity: number): Pick<S> | undefined {
  if (seats.length < quantity) return undefined;
  if (seats[0]?.row === null) return { seats: seats.slice(0, quantity), together: true };
  const candidates = runsOf(seats).flatMap((run) => candidatesIn(run, quantity));
  if (candidates.length === 0) return { seats: seats.slice(0, quantity), together: false };
  const { run, start } = candidates.reduce(better);
  return { seats: run.slice(start, start + quantity), together: true };
}
