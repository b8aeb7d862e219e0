// SQL stands in files that say so by their name and do nothing else: whoever decides asks them.
import { Visitor } from 'oxc-parser';
import { isTest, type Source } from '../sources.ts';
import { beyond } from './beyond.ts';
import type { Rule, Untidy } from './project.ts';

const isServer = /^apps\/server\/src\//;
/** The ground's own way to the database, and programs that are run against one. */
const isGround = /^apps\/server\/src\/platform\/db\/|\/stand-in-gateway\/store\//;
const isStore =
  /\/(tables|[a-z0-9-]+-(store|rows|pieces|gauges)|(read|find|count|sum|save|remove)-[a-z0-9-]+)\.ts$/;
const isCall = /\/calls\//;
const answersCalls = /\/platform\/http\//;
const beginnings = new Set([
  'selectFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
]);

/** A new statement goes into a store. */
export const stores: Rule = ({ sources, kept }) => {
  const found = statementsOutside(sources, ({ path }) => !isStore.test(path) || isCall.test(path));
  return beyond(found, { most: 0, kept: kept.statements, unit: 'statements outside of a store' });
};

/** What holds statements refuses nobody and serves no call. */
export const thinking: Rule = ({ sources }) =>
  [...statementsOutside(sources, importsCalls).keys()].map((path): Untidy => ({
    path,
    reason: 'SQL beside what answers calls: put it into a store',
  }));

function statementsOutside(sources: Source[], isMeant: (source: Source) => boolean): Map<string, number> {
  const looked = sources.filter(
    (source) =>
      isServer.test(source.path) && !isTest(source.path) && !isGround.test(source.path) && isMeant(source),
  );
  const counted = looked.map((source): [string, number] => [source.path, statementsIn(source)]);
  return new Map(counted.filter(([, many]) => many > 0));
}

function statementsIn({ parsed }: Source): number {
  let many = 0;
  new Visitor({
    TaggedTemplateExpression: ({ tag }) => {
      if (tag.type === 'Identifier' && tag.name === 'sql') many += 1;
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (beginnings.has(callee.property.name)) many += 1;
    },
  }).visit(parsed.program);
  return many;
}

function importsCalls({ path, parsed }: Source): boolean {
  let does = false;
  new Visitor({
    ImportDeclaration: ({ source }) => {
      does ||= answersCalls.test(source.value);
    },
  }).visit(parsed.program);
  return does && !path.startsWith('apps/server/src/platform/');
}
