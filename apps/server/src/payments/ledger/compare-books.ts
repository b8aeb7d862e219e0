/** One movement of money under the reference that both books know. */
export interface Movement {
  ref: string;
  /** Counts up for captures, down for what went back. */
  cents: number;
}

export interface Difference {
  ref: string;
  ourCents: number;
  gatewayCents: number;
}

function sums(movements: readonly Movement[]): Map<string, number> {
  const byRef = new Map<string, number>();
  for (const { ref, cents } of movements) byRef.set(ref, (byRef.get(ref) ?? 0) + cents);
  return byRef;
}

/** Every reference under which the two books differ, by as little as a cent; those that wait for an answer are left out. */
export function compareBooks(
  ours: readonly Movement[],
  gateways: readonly Movement[],
  waiting: ReadonlySet<string>,
): Difference[] {
  const [our, theirs] = [sums(ours), sums(gateways)];
  return [...new Set([...our.keys(), ...theirs.keys()])]
    .filter((ref) => !waiting.has(ref))
    .map((ref) => ({ ref, ourCents: our.get(ref) ?? 0, gatewayCents: theirs.get(ref) ?? 0 }))
    .filter(({ ourCents, gatewayCents }) => ourCents !== gatewayCents);
}
