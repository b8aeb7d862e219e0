// A test over an empty list passes without having looked at anything: the list is one that cannot be empty, or it goes
// through `cases`, which throws when it is.
import { Visitor, type Expression, type Node, type Span } from 'oxc-parser';
import { ownModule } from '../own-module.ts';
import { isTest, lineAt, type Source } from '../sources.ts';
import type { Rule, Untidy } from './project.ts';

const runners = new Set(['test', 'it', 'describe']);
/** What keeps the length of a list, or at least one of its elements. */
const keeping = new Set([
  'map',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'entries',
  'keys',
  'values',
  'concat',
]);
const helper = 'cases';
const reason = `this list may be empty: hand it through ${helper} (tools/testing/cases.ts)`;

type Names = Map<string, Expression>;

export const emptyLists: Rule = ({ sources }) => {
  const files = new Map(sources.map((source) => [source.path.replace(/\.\w+$/, ''), source]));
  const known = new Map<Source, Names>();
  const namesOf = (source: Source): Names => {
    const names = known.get(source) ?? constantsOf(source);
    known.set(source, names);
    return names;
  };
  return sources.filter(({ path }) => isTest(path)).flatMap((source) => listsIn(source, { files, namesOf }));
};

interface Look {
  files: Map<string, Source>;
  namesOf: (source: Source) => Names;
}

function listsIn(source: Source, look: Look): Untidy[] {
  const found: Untidy[] = [];
  const generated: Span[] = [];
  const judge = (list: Node) => {
    const isGenerated = generated.some(({ start, end }) => list.start > start && list.end < end);
    if (!isGenerated && !hasSome(list, source, look)) {
      found.push({ path: source.path, line: lineAt(source.text, list.start), reason });
    }
  };
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      // Properties are tried on empty lists too, on purpose.
      if (headOf(callee) === 'fc') generated.push(...args);
      if (isEach(callee) && args[0]) judge(args[0]);
    },
    ForOfStatement: ({ right, body }) => {
      if (looks(body)) judge(right);
    },
  }).visit(source.parsed.program);
  return found;
}

/** `test.each`, `describe.each`, `test.concurrent.each` … */
function isEach(callee: Expression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'each' &&
    runners.has(headOf(callee.object) ?? '')
  );
}

function headOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? headOf(node.object) : undefined;
}

/** Whether something is expected in it, or a test is made. */
function looks(body: Node): boolean {
  let isFound = false;
  new Visitor({
    CallExpression: ({ callee }) => {
      const head = headOf(callee) ?? '';
      isFound ||= head === 'expect' || runners.has(head);
    },
  }).visit({
    type: 'Program',
    body: [body],
    sourceType: 'module',
    hashbang: null,
    start: 0,
    end: 0,
  } as never);
  return isFound;
}

function hasSome(node: Node, source: Source, look: Look): boolean {
  const inside = (one: Node) => hasSome(one, source, look);
  if (node.type === 'ArrayExpression') {
    return node.elements.some((one) => (one?.type === 'SpreadElement' ? inside(one.argument) : one !== null));
  }
  if (node.type === 'ObjectExpression') {
    return node.properties.some((one) => one.type === 'Property' || inside(one.argument));
  }
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.length > 0;
  if (node.type === 'ConditionalExpression') return inside(node.consequent) && inside(node.alternate);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return callHasSome(node, source, look);
  if (node.type === 'Identifier') {
    const value = valueOf(node.name, source, look);
    return value !== undefined && hasSome(value.node, value.source, look);
  }
  return isWrapped(node) && inside(node.expression);
}

/** `list as const`, `list!`, `(list)` */
function isWrapped(node: Node): node is Extract<Node, { expression: Expression }> {
  return [
    'TSAsExpression',
    'TSSatisfiesExpression',
    'TSNonNullExpression',
    'ParenthesizedExpression',
  ].includes(node.type);
}

function callHasSome(
  { callee, arguments: args }: Extract<Node, { type: 'CallExpression' | 'NewExpression' }>,
  source: Source,
  look: Look,
): boolean {
  const [first] = args;
  if (callee.type === 'Identifier') {
    if (callee.name === helper) return true;
    return ['Map', 'Set'].includes(callee.name) && first !== undefined && hasSome(first, source, look);
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
  if (owner === 'Object') return first !== undefined && hasSome(first, source, look);
  if (owner === 'Array') return isLong(first);
  if (callee.property.name === 'split') return true;
  return keeping.has(callee.property.name) && hasSome(callee.object, source, look);
}

/** `Array.from({ length: 200 }, …)` */
function isLong(node: Node | undefined): boolean {
  return (
    node?.type === 'ObjectExpression' &&
    node.properties.some(
      (one) =>
        one.type === 'Property' &&
        one.value.type === 'Literal' &&
        typeof one.value.value === 'number' &&
        one.value.value > 0,
    )
  );
}

function valueOf(
  name: string,
  source: Source,
  { files, namesOf }: Look,
): { node: Node; source: Source } | undefined {
  const own = namesOf(source).get(name);
  if (own) return { node: own, source };
  for (const { moduleRequest, entries } of source.parsed.module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === name);
    const from = entry && files.get(ownModule(source.path, moduleRequest.value) ?? '');
    const value = from && namesOf(from).get(entry.importName.name ?? '');
    if (value) return { node: value, source: from };
  }
  return undefined;
}

function constantsOf({ parsed }: Source): Names {
  const names: Names = new Map();
  new Visitor({
    VariableDeclaration: ({ kind, declarations }) => {
      if (kind !== 'const') return;
      for (const { id, init } of declarations) {
        if (id.type === 'Identifier' && init) names.set(id.name, init);
      }
    },
  }).visit(parsed.program);
  return names;
}
