interface Standing {
  row: string | null;
  position: number | null;
}

/** Splits seats into runs: those of one row that follow each other, without an aisle or anybody between. */
export function runsOf<S extends Standing>(seats: readonly S[]): S[][] {
  const runs: S[][] = [];
  for (const row of Map.groupBy(seats, (seat) => seat.row).values()) {
    const inOrder = row.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
    let run: S[] = [];
    for (const seat of inOrder) {
      const last = run.at(-1);
      if (last && seat.position === (last.position ?? 0) + 1) run.push(seat);
      else runs.push((run = [seat]));
    }
  }
  return runs;
}
