/** A list with one of its entries at another place; the others keep their order. A place beyond its ends is its end. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list.slice(from, from + 1);
  const others = list.filter((_, index) => index !== from);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, ...entry);
}
