/** How many letters must be added, dropped, changed or swapped to make one word of the other. */
export function distanceOf(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      let best = Math.min(change, previous[column]! + 1, current[column - 1]! + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, older[column - 2]! + 1);
      current.push(best);
    }
    [older, previous] = [previous, current];
  }
  return previous[b.length]!;
}

/** ` Did you mean "price"?` when one of the known words is close enough, otherwise nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const candidates = [...known].map((name) => ({
    name,
    far: distanceOf(word.toLowerCase(), name.toLowerCase()),
  }));
  const nearest = candidates.sort((a, b) => a.far - b.far)[0];
  const close = nearest !== undefined && nearest.far <= Math.ceil(word.length / 3);
  return close ? ` Did you mean "${nearest.name}"?` : '';
}
