/** So many seats side by side, and how many single seats they would leave at their ends. */
export interface Group<S> {
  seats: S[];
  leftAlone: number;
}

/** Every way to seat so many people side by side in a run of free seats. */
export function groupsIn<S>(run: readonly S[], quantity: number): Group<S>[] {
  return Array.from({ length: Math.max(0, run.length - quantity + 1) }, (_, start) => {
    const after = run.length - quantity - start;
    return {
      seats: run.slice(start, start + quantity),
      leftAlone: Number(start === 1) + Number(after === 1),
    };
  });
}
