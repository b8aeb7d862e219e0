import { isKeyNamed, keyWords } from './key-words.ts';
import type { Problem } from './problem.ts';

const QUOTED_KEY = /"(?:[a-z][A-Za-z]*\.)*([a-z][A-Za-z]*)"/g;

/** The importer's sentences name keys of a file; whoever types into a field reads what it is called. */
export function inWords({ path, message }: Problem): string {
  const key = path.findLast((each) => typeof each === 'string');
  return message.replaceAll(QUOTED_KEY, (quoted, name: string) =>
    name === key || isKeyNamed(name) ? `“${keyWords(name)}”` : quoted,
  );
}
