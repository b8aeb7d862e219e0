import { Visitor } from 'oxc-parser';
import { isTest, lineAt, type Source } from '../sources.ts';
import { linesWith, type Rule, type Untidy } from './project.ts';

/** The places that may ask what time it is; everyone else is told. */
const clocks = [
  /^packages\/screens\/src\/clock\.tsx$/,
  /^apps\/server\/src\/platform\/clock\.ts$/,
  /^apps\/[^/]+\/src\/parts\/(.+\/)?clock\.tsx?$/,
];
/** Nodes that must agree on the time ask the one clock they share. */
const sharedClock = 'apps/server/src/platform/db/database-time.ts';
const isProduct = /^(packages|apps)\//;
const sqlClock =
  /\b(now|statement_timestamp|clock_timestamp|transaction_timestamp)\s*\(\s*\)|\bcurrent_(timestamp|date|time)\b|\blocaltime(stamp)?\b/i;

export const readings: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => isProduct.test(path) && !isTest(path) && !clocks.some((clock) => clock.test(path)))
    .flatMap((source) => {
      const found: Untidy[] = [];
      const add = (start: number) => {
        const line = lineAt(source.text, start);
        found.push({ path: source.path, line, reason: 'reads a clock: take the time as a value' });
      };
      new Visitor({
        NewExpression: ({ callee, arguments: args, start }) => {
          if (callee.type === 'Identifier' && callee.name === 'Date' && args.length === 0) add(start);
        },
        CallExpression: ({ callee, start }) => {
          if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
          if (callee.property.type !== 'Identifier') return;
          if (callee.object.name === 'Date' && callee.property.name === 'now') add(start);
        },
      }).visit(source.parsed.program);
      return found;
    });

const reason = 'SQL that reads a clock: pass the time as a value';

export const statements: Rule = ({ sources, texts }) => [
  ...texts
    .filter(({ path }) => path.endsWith('.sql'))
    .flatMap(({ path, text }) => linesWith(path, text.replaceAll(/--.*/g, ''), sqlClock, reason)),
  ...sources
    .filter(({ path }) => path.startsWith('apps/server/') && path !== sharedClock && !isTest(path))
    .flatMap(clocksInStrings),
];

function clocksInStrings({ path, text, parsed }: Source): Untidy[] {
  const found: Untidy[] = [];
  const look = (value: string, start: number) => {
    if (sqlClock.test(value)) found.push({ path, line: lineAt(text, start), reason });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') look(value, start);
    },
    TemplateElement: ({ value, start }) => look(value.raw, start),
  }).visit(parsed.program);
  return found;
}
