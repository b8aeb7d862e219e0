// No file needs itself, by whatever way: what two of them need of each other is a third.
import { isTest, type Source } from '../sources.ts';
import type { Finding } from './finding.ts';
import { importsOf } from './imports.ts';

interface Step {
  to: string;
  line: number;
}

/** Names each circle once, at the file of it that is looked at first. */
export function circles(sources: Source[]): Finding[] {
  const steps = new Map(
    sources
      .filter(({ path }) => !isTest(path))
      .map((source): [string, Step[]] => [source.path, stepsOf(source)]),
  );
  const done = new Set<string>();
  const found: Finding[] = [];
  const follow = (way: string[], path: string): void => {
    for (const { to, line } of steps.get(path) ?? []) {
      const begin = way.indexOf(to);
      if (begin >= 0) {
        const circle = [...way.slice(begin), to];
        found.push({ path, line, reason: `closes a circle: ${circle.join(' → ')}` });
      } else if (!done.has(to)) follow([...way, to], to);
    }
    done.add(path);
  };
  for (const path of steps.keys()) if (!done.has(path)) follow([path], path);
  return found;
}

const stepsOf = (source: Source): Step[] =>
  importsOf(source).flatMap(({ line, target }) =>
    target.kind === 'file' ? [{ to: target.path, line }] : [],
  );
