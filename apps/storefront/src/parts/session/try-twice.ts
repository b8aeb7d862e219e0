import { CallError } from '@stagedoor/client/call-error';

const PAUSE_MS = 1500;

/** SESSION-08: one more try after a moment. An answer that says no is not asked twice. */
export async function tryTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isFault(error)) throw error;
    await new Promise((wake) => setTimeout(wake, PAUSE_MS));
    return ask();
  }
}

const isFault = (error: unknown): boolean => error instanceof CallError && error.isFault;
