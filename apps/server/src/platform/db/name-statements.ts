import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

const MOST_NAMED = 500;

/**
 * Gives every statement with parameters a name, so that a connection parses it once instead of every time.
 * A server changes nothing about what a statement does; it only remembers it.
 */
export function statementNames(): { nameFor(text: string): string | undefined; forgetAll(): void } {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    nameFor: (text) => {
      const known = names.get(text);
      if (known || names.size >= MOST_NAMED) return known;
      const name = `s${generation}_${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
      names.set(text, name);
      return name;
    },
    // After a migration by another node, statements must be parsed anew.
    forgetAll: () => {
      generation += 1;
      names.clear();
    },
  };
}

type Query = (text: unknown, values?: unknown, callback?: unknown) => Promise<unknown>;

const PLAN_IS_STALE = '0A000';

export function nameStatements(client: PoolClient, names = statementNames()): void {
  const query = client.query.bind(client) as Query;
  const planned = async (name: string, text: string, values: unknown[]): Promise<unknown> => {
    try {
      return await query({ name, text, values });
    } catch (error) {
      if ((error as { code?: string }).code === PLAN_IS_STALE) names.forgetAll();
      throw error;
    }
  };
  const named: Query = (text, values, callback) => {
    const isPlain =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 && callback === undefined;
    const name = isPlain ? names.nameFor(text) : undefined;
    return name === undefined
      ? query(text, values, callback)
      : planned(name, text as string, values as unknown[]);
  };
  client.query = named as typeof client.query;
}
