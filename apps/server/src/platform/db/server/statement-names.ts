import { createHash } from 'node:crypto';

const MOST_NAMED = 500;
/** Which rows a pattern means, and whether an index knows them, shows only once the pattern is there. */
const BY_PATTERN = /\blike \$\d/i;
/**
 * What is asked for by a star changes with the table. The server would refuse a kept statement after a migration by another
 * node, and write an error into its log; parsed anew every time, it answers what is there.
 */
const BY_STAR = /\b(?:select|returning|distinct|all)\s+\*|\bdistinct\s+on\s*\([^)]*\)\s*\*|[\w"]\.\*|,\s*\*/i;

export interface StatementNames {
  nameFor(text: string): string | undefined;
  /** After a migration by another node, statements must be parsed anew. */
  forgetAll(): void;
}

/**
 * Gives every statement with parameters a name, so that a connection parses it once instead of every time.
 * A server changes nothing about what a statement does; it only remembers it. What looks by a pattern gets none, and is
 * planned for what was typed every time; what asks for all columns gets none either.
 */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  const unnamed = new Set<string>();
  let generation = 0;
  return {
    nameFor: (text) => {
      const known = names.get(text);
      if (known || names.size >= MOST_NAMED || unnamed.has(text)) return known;
      if (BY_PATTERN.test(text) || BY_STAR.test(text)) {
        if (unnamed.size < MOST_NAMED) unnamed.add(text);
        return undefined;
      }
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
