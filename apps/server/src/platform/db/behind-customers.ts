import { AsyncLocalStorage } from 'node:async_hooks';

const behind = new AsyncLocalStorage<boolean>();

/**
 * Nobody waits at a page for what is done in here: a job, a batch, a command. Where one engine serves everybody, whoever
 * does wait goes first.
 */
export const behindCustomers = <T>(work: () => T): T => behind.run(true, work);

/** What a job was the first to ask for, and customers wait for as well: it is nobody's long work. */
export const forEverybody = <T>(work: () => T): T => behind.run(false, work);

export const isBehindCustomers = (): boolean => behind.getStore() === true;
