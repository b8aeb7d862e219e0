// Vitest's own waiting gives up after a second, which a busy machine takes to draw a page: who waits says how long, or
// waits by what is patient for everybody (`waitFor` of the testing library, `expect.poll`).
import { Visitor } from 'oxc-parser';
import { isTest, lineAt } from '../sources.ts';
import type { Rule, Untidy } from './project.ts';

const waits = new Set(['waitFor', 'waitUntil']);

export const impatience: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text, parsed }) => {
      const found: Untidy[] = [];
      new Visitor({
        CallExpression: ({ callee, arguments: args, start }) => {
          if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
          if (callee.object.name !== 'vi' || callee.property.type !== 'Identifier') return;
          if (waits.has(callee.property.name) && args.length < 2)
            found.push({ path, line: lineAt(text, start), reason: 'waits a second at most: say how long' });
        },
      }).visit(parsed.program);
      return found;
    });
