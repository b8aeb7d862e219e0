// Whether a test runs product code: it calls, draws or hands on a function that it imports from the project, by itself
// or through names of its own file. Sentences and tables that are only compared count for nothing.
import { Visitor, type Node, type Span } from 'oxc-parser';
import { ownModule } from '../own-module.ts';
import type { Source } from '../sources.ts';
import { functionsOf } from './functions-of.ts';

const isMessages = /(^|\/)messages\//;
const runners = new Set(['test', 'it']);
const hooks = new Set(['beforeEach', 'beforeAll']);
/** What every list, text and table can do is no product code. */
const builtins = new Set(
  [Array, String, Object, Map, Set, Number, RegExp].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype),
  ),
);

interface Piece extends Span {
  /** Names that it calls or draws, or of which it calls something that no list or text has. */
  called: Set<string>;
  /** Every name that it mentions. */
  mentioned: Set<string>;
}

/** Answers for a place in the file: the test around it, or the tests that use the declaration around it. */
export function runsIn(source: Source, sources: Source[]): (place: Span) => boolean {
  const imported = importedNames(source, sources);
  const declared = declarations(source);
  const tests = callsOf(source, runners);
  const isRunning = (piece: Piece, seen = new Set<string>()): boolean =>
    [...piece.called].some((name) => imported.has(name)) ||
    [...piece.mentioned].some((name) => imported.get(name) === 'function') ||
    [...piece.mentioned].some((name) => {
      const own = declared.get(name);
      if (!own || seen.has(name)) return false;
      return isRunning(own, seen.add(name));
    });
  const isPrepared = callsOf(source, hooks).some((hook) => isRunning(hook));
  return (place) => {
    const around = tests.filter((test) => isInside(place, test));
    if (around.length > 0) return isPrepared || around.some((test) => isRunning(test));
    const [name] = [...declared].find(([, piece]) => isInside(place, piece)) ?? [];
    return isPrepared || tests.some((test) => reaches(test, name, declared) && isRunning(test));
  };
}

function reaches(piece: Piece, name: string | undefined, declared: Map<string, Piece>): boolean {
  if (name === undefined) return true;
  const names = new Set(piece.mentioned);
  for (const one of names) for (const next of declared.get(one)?.mentioned ?? []) names.add(next);
  return names.has(name);
}

/** The names that come from the project; messages are words, whoever makes them. */
function importedNames({ path, parsed }: Source, sources: Source[]): Map<string, 'function' | 'value'> {
  const names = new Map<string, 'function' | 'value'>();
  for (const { moduleRequest, entries } of parsed.module.staticImports) {
    const file = ownModule(path, moduleRequest.value);
    if (!file || isMessages.test(file)) continue;
    const functions = functionsOf(file, sources);
    for (const { importName, localName, isType } of entries) {
      if (isType) continue;
      const isFunction = importName.name !== null && functions.has(importName.name);
      names.set(localName.value, isFunction ? 'function' : 'value');
    }
  }
  return names;
}

function declarations({ parsed }: Source): Map<string, Piece> {
  const found = new Map<string, Piece>();
  new Visitor({
    FunctionDeclaration: (node) => {
      if (node.id) found.set(node.id.name, pieceOf(node));
    },
    VariableDeclarator: (node) => {
      const names = node.id.type === 'Identifier' ? [node.id.name] : [...pieceOf(node.id).mentioned];
      for (const name of names) found.set(name, pieceOf(node));
    },
  }).visit(parsed.program);
  return found;
}

function callsOf({ parsed }: Source, names: Set<string>): Piece[] {
  const found: Piece[] = [];
  new Visitor({
    CallExpression: (node) => {
      const name = headOf(node.callee);
      if (name && names.has(name)) found.push(pieceOf(node));
    },
  }).visit(parsed.program);
  return found;
}

function pieceOf(node: Node): Piece {
  const called = new Set<string>();
  const mentioned = new Set<string>();
  walk(node, (inner) => {
    if (inner.type === 'Identifier' || inner.type === 'JSXIdentifier') mentioned.add(inner.name);
    if (inner.type === 'NewExpression' || inner.type === 'CallExpression') {
      const isBuiltin =
        inner.callee.type === 'MemberExpression' &&
        inner.callee.property.type === 'Identifier' &&
        builtins.has(inner.callee.property.name);
      const name = isBuiltin ? undefined : headOf(inner.callee);
      if (name) called.add(name);
    }
    if (inner.type === 'JSXOpeningElement') {
      const name = headOf(inner.name);
      if (name) called.add(name);
    }
  });
  return { start: node.start, end: node.end, called, mentioned };
}

/** The name at the head of `a`, `a.b`, `a(…)` and `a.b(…)`. */
function headOf(node: Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression') return headOf(node.object);
  return node.type === 'CallExpression' ? headOf(node.callee) : undefined;
}

function walk(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'object' && one !== null && 'type' in one) walk(one as Node, look);
    }
  }
}

function isInside(place: Span, piece: Span): boolean {
  return place.start >= piece.start && place.end <= piece.end;
}
