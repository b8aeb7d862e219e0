import { createHash } from 'node:crypto';

const MOST_NAMED = 500;
/** Which rows a pattern means, and whether an index knows them, shows only once the pattern is there. */
const BY_PATTERN = /\blike \$\d/i;

export interface StatementNames {
  nameFor(text: string): string | undefined;
  /** After a migration by another node, statements must be parsed anew. */
  forgetAll(): void;
}

/**
 * Gives every statement with parameters a name, so that a connection parses it once instead of every time.
 * A server changes nothing about what a statement does; it only remembers it. What looks by a pattern gets none, and is
 * planned for what was typed every time.
 */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    nameFor: (text) => {
      const known = names.get(text);
      if (known || names.size >= MOST_NAMED || BY_PATTERN.test(text)) return known;
      const name = `s${generation}_${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
      names.set(text, name);
      return name;
    },
    forgetAll: () => {
      generation += 1;
      names.clear();
    },
  };
}
