import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

export function insideTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  return scope.run(true, work);
}

/**
 * Whoever holds a connection must not wait for another one: with all of them taken, nobody would ever go on. The
 * embedded engine has a single one.
 */
export const holdsConnection = (): boolean => scope.getStore() === true;
