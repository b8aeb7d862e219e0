/** Whether what came from outside is one of the words that are known here. */
export function isOneOf<T>(known: readonly T[], value: unknown): value is T {
  const words: readonly unknown[] = known;
  return words.includes(value);
}
