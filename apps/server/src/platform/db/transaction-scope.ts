import { AsyncLocalStorage } from 'node:async_hooks';

export interface TransactionScope {
  /** The connection that the transaction has, from its beginning to its end, where there is no other one to be had. */
  only?: unknown;
}

const scope = new AsyncLocalStorage<TransactionScope>();

export function insideTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  return scope.run({}, work);
}

/**
 * Whoever holds a connection must not wait for another one: with all of them taken, nobody would ever go on. The
 * embedded engine has a single one.
 */
export const holdsConnection = (): boolean => scope.getStore() !== undefined;

export const transactionScope = (): TransactionScope | undefined => scope.getStore();
