import { forEverybody } from './db/behind-customers.ts';
import { holdsConnection } from './db/transaction-scope.ts';

/** A value that is loaded once for all who ask, and again when it is older than it may be. */
export interface Kept<T> {
  get(): Promise<T>;
  forget(): void;
}

/**
 * RUN-02: nobody is shown what is older than two seconds. Three layers stand on each other (the offer, the answers made
 * of it, the pages made of those), so each may add this much; `told-just-now.ts` adds its moment.
 */
const MOST_AGE_MS = 600;

/**
 * A value past half of its age is replaced behind the back of whoever asks; one past the whole of it is waited for, also
 * by the first who asks after an hour (in the middle of a transaction the old one must do: a use case asks before it). Age is measured by the machine's monotonic time, from the moment the load began:
 * it is about caching, not about the product's clock.
 */
export function keepFresh<T>(load: () => Promise<T>, mostAgeMs = MOST_AGE_MS): Kept<T> {
  let current: { value: T; begunAt: number } | undefined;
  let loading: Promise<T> | undefined;
  let generation = 0;

  const reload = (): Promise<T> => {
    const loadGeneration = generation;
    const begunAt = performance.now();
    loading ??= forEverybody(load)
      .then((value) => {
        if (loadGeneration === generation) current = { value, begunAt };
        return value;
      })
      .finally(() => {
        if (loadGeneration === generation) loading = undefined;
      });
    return loading;
  };

  return {
    get: () => {
      const age = current ? performance.now() - current.begunAt : Infinity;
      if (!current || (age > mostAgeMs && !holdsConnection())) return reload();
      if (age > mostAgeMs / 2) reload().catch(() => {});
      return Promise.resolve(current.value);
    },
    forget: () => {
      generation += 1;
      current = undefined;
      loading = undefined;
    },
  };
}
