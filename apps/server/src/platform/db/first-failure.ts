import type { DatabaseConnection } from 'kysely';
import { codeOf } from '@stagedoor/rules/values/code-of';

/** Says only that a statement before it failed. */
const isAborted = (error: unknown): boolean => codeOf(error) === '25P02';

/**
 * Of statements that travel together one fails, and all behind it say no more than that. Whichever is waited for first,
 * what is told is why: without it nobody knows that the disk is full, or that the transaction may be tried again.
 */
export function tellingFirstFailure(connection: DatabaseConnection): DatabaseConnection {
  let failure: unknown;
  return {
    executeQuery: async (query, options) => {
      try {
        const result = await connection.executeQuery(query, options);
        // After a savepoint it goes on.
        failure = undefined;
        return result as never;
      } catch (error) {
        if (!isAborted(error)) failure ??= error;
        throw failure ?? error;
      }
    },
    streamQuery: (...args) => connection.streamQuery(...args),
  };
}
