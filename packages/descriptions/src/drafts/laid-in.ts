/** What was typed may be anything yet; it goes on as what it shall be, and `judge` says whether it is that. */
export function laidIn<T extends { id: number }>(all: readonly T[], one: Record<string, unknown>): T[] {
  const written = one as T;
  const isThere = all.some(({ id }) => id === written.id);
  return isThere ? all.map((each) => (each.id === written.id ? written : each)) : [...all, written];
}
