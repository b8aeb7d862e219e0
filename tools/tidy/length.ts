import { Visitor, type Expression, type Span } from 'oxc-parser';
import { GENERATED, lineAt, type Source } from '../sources.ts';
import { beyond } from './beyond.ts';
import type { Rule, Untidy } from './project.ts';

const mostLinesOfFile = 250;
const mostLinesOfFunction = 60;
const isCounted = /\.(ts|tsx|mjs|js|css|sql)$/;

export const files: Rule = ({ texts, kept }) => {
  const lengths = texts
    .filter(({ path }) => isCounted.test(path) && path !== GENERATED)
    .map(({ path, text }): [string, number] => [path, lineCount(text)]);
  return beyond(new Map(lengths), { most: mostLinesOfFile, kept: kept.lines, unit: 'lines' });
};

export const functions: Rule = ({ sources }) => sources.flatMap(longFunctions);

function longFunctions(source: Source): Untidy[] {
  const found: Untidy[] = [];
  const groups = new Set<number>();
  const measure = ({ start, end }: Span) => {
    const lines = lineCount(source.text.slice(start, end));
    if (lines <= mostLinesOfFunction || groups.has(start)) return;
    const reason = `a function of ${lines} lines, at most ${mostLinesOfFunction}`;
    found.push({ path: source.path, line: lineAt(source.text, start), reason });
  };
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      // A describe block only gathers tests; each of them is measured.
      if (isDescribe(callee)) groups.add(args.at(-1)?.start ?? -1);
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(source.parsed.program);
  return found;
}

/** `describe` itself, or what `describe.each(…)` answers. */
function isDescribe(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'describe';
  if (callee.type === 'CallExpression') return isDescribe(callee.callee);
  return callee.type === 'MemberExpression' && isDescribe(callee.object);
}

export function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
