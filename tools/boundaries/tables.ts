// A table is named only where it is declared: in SQL and in Kysely's builder, whoever else wants something of it asks
// the module's door.
import { posix } from 'node:path';
import { Visitor, type Node } from 'oxc-parser';
import { isTest, lineAt, type Source } from '../sources.ts';
import type { Finding } from './finding.ts';

const isServer = /^apps\/server\/src\//;
const isDeclaration = /^apps\/server\/src\/.+\/tables\.ts$/;
/** The builder's ways to say a table, and those of its helper for plain SQL. */
const sayings = new Set([
  'selectFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'from',
  'using',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'table',
]);
const statement = /\b(select|insert|update|delete|truncate|lock|merge|copy|alter|with)\b/i;
/** What stands after these words is a table, a part of the statement that has a name, or a function. */
const naming =
  /\b(?:from|join|into|update|truncate|using|lock table|alter table|merge into|copy)\s+(?:only\s+|lateral\s+)?((?:"?\w+"?(?:\s+(?:as\s+)?(?!on\b|where\b|set\b|join\b|left\b|cross\b|order\b|group\b|limit\b|for\b)\w+)?\s*,\s*)*"?\w+"?)/gi;
const partOfStatement = /\b(\w+)\s+(?:\([^)]*\)\s+)?as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;

export function strangeTables(sources: Source[]): Finding[] {
  const homes = homesOf(sources);
  return sources
    .filter(({ path }) => isServer.test(path) && !isTest(path))
    .flatMap((source) =>
      tablesNamedIn(source).flatMap(({ name, start }) => {
        const home = homes.get(name);
        if (home === undefined || source.path.startsWith(`${home}/`)) return [];
        const owner = home.replace(/^apps\/server\/src\//, '');
        const reason = `the table ${name} is ${owner}'s: ask its door`;
        return [{ path: source.path, line: lineAt(source.text, start), reason }];
      }),
    );
}

/** Each table's folder, read from the `interface Tables` of every `tables.ts`. */
function homesOf(sources: Source[]): Map<string, string> {
  const homes = new Map<string, string>();
  for (const { path, parsed } of sources.filter((source) => isDeclaration.test(source.path))) {
    new Visitor({
      TSInterfaceDeclaration: ({ id, body }) => {
        if (id.name !== 'Tables') return;
        for (const member of body.body) {
          if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
          homes.set(member.key.name, posix.dirname(path));
        }
      },
    }).visit(parsed.program);
  }
  return homes;
}

interface Named {
  name: string;
  start: number;
}

function tablesNamedIn({ parsed }: Source): Named[] {
  const found: Named[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (sayings.has(callee.property.name)) for (const argument of args) found.push(...spoken(argument));
    },
    TemplateLiteral: ({ quasis, start }) => {
      // What is filled in stands for a value, never for a table.
      const text = quasis.map(({ value }) => value.raw).join(' $ ');
      found.push(...written(text, start));
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && value.includes(' ')) found.push(...written(value, start));
    },
  }).visit(parsed.program);
  return found;
}

/** `'carts'`, `'carts as c'`, or a list of them. */
function spoken(node: Node): Named[] {
  if (node.type === 'ArrayExpression') return node.elements.flatMap((one) => (one ? spoken(one) : []));
  if (node.type !== 'Literal' || typeof node.value !== 'string') return [];
  return [{ name: node.value.split(' ')[0] ?? '', start: node.start }];
}

function written(text: string, start: number): Named[] {
  if (!statement.test(text)) return [];
  const parts = new Set([...text.matchAll(partOfStatement)].map(([, name]) => name));
  return [...text.matchAll(naming)]
    .flatMap(([, list = '']) =>
      list.split(',').map((one) => one.trim().split(/\s+/)[0]?.replaceAll('"', '') ?? ''),
    )
    .filter((name) => !parts.has(name))
    .map((name) => ({ name, start }));
}
