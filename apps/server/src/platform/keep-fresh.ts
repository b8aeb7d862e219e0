/** A value that is loaded once for all who ask, and again when it is older than it may be. */
export interface Kept<T> {
  get(): Promise<T>;
  forget(): void;
}

/**
 * Whoever asks while a stale value is being replaced gets the stale one at once; only the first load is waited for.
 * Age is measured by the machine's monotonic time: it is about caching, not about the product's clock.
 */
export function keepFresh<T>(freshMs: number, load: () => Promise<T>): Kept<T> {
  let current: { value: T; loadedAt: number } | undefined;
  let loading: Promise<T> | undefined;
  let generation = 0;

  const reload = (): Promise<T> => {
    const loadGeneration = generation;
    loading ??= load()
      .then((value) => {
        if (loadGeneration === generation) current = { value, loadedAt: performance.now() };
        return value;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  return {
    get: () => {
      if (!current) return reload();
      if (performance.now() - current.loadedAt > freshMs) reload().catch(() => {});
      return Promise.resolve(current.value);
    },
    forget: () => {
      generation += 1;
      current = undefined;
      loading = undefined;
    },
  };
}
