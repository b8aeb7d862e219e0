// Everything in a file that can be broken, in the order of the text.
import { visitorKeys, type Node } from 'oxc-parser';
import { lineAt, type Source } from '../sources.ts';
import type { Change, Mutant } from './mutant.ts';
import { call, step } from './operators/calls.ts';
import { assignment, binary, condition, unary } from './operators/expressions.ts';
import { literal } from './operators/literals.ts';
import { statement } from './operators/statements.ts';
import type { Operator } from './operators/operator.ts';

const operators: readonly Operator[] = [binary, assignment, unary, condition, literal, call, step, statement];
/** Types that stand around a value. */
const aroundValues = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);
/** A name outside of the code, or words for whoever mends a fault. */
const untouched = new Set(['ImportDeclaration', 'ImportExpression', 'ExportAllDeclaration']);
const isFault = /^(\w*Error|URL)$/;

export function findMutants({ path, text, parsed }: Source): Omit<Mutant, 'id'>[] {
  const changes: Change[] = [];
  look(parsed.program, undefined);
  return changes
    .map((change) => ({
      ...change,
      file: path,
      line: lineAt(text, placeOf(change, text)),
      before: text.slice(change.start, change.end),
    }))
    .sort((a, b) => a.start - b.start || b.end - a.end);

  function look(node: Node, parent: Node | undefined, isChained = false): void {
    if (isUntouched(node)) return;
    // Brackets around a part of `a?.b.c()` would make another chain of it.
    if (!isChained) changes.push(...operators.flatMap((operator) => operator({ node, parent, text })));
    const isTypeAround = aroundValues.has(node.type);
    for (const key of visitorKeys[node.type] ?? []) {
      if (isTypeAround && key !== 'expression') continue;
      if (isName(node, key)) continue;
      const isLink = key === 'callee' || key === 'object' || key === 'expression';
      const goesOn = isLink && (isChained || node.type === 'ChainExpression');
      for (const child of childrenOf(node, key)) look(child, node, goesOn);
    }
  }
}

function isUntouched(node: Node): boolean {
  if (untouched.has(node.type)) return true;
  if (node.type === 'NewExpression')
    return node.callee.type === 'Identifier' && isFault.test(node.callee.name);
  return node.type.startsWith('TS') && !aroundValues.has(node.type);
}

/** A property's name, a directive, where something is exported from. */
function isName(node: Node, key: string): boolean {
  if (node.type === 'ExportNamedDeclaration') return key === 'source';
  if (node.type === 'ExpressionStatement') return 'directive' in node && typeof node.directive === 'string';
  return key === 'key' && 'computed' in node && !node.computed;
}

function childrenOf(node: Node, key: string): Node[] {
  const value = (node as unknown as Record<string, unknown>)[key];
  return (Array.isArray(value) ? value : [value]).filter(
    (child: unknown): child is Node => typeof child === 'object' && child !== null && 'type' in child,
  );
}

/** Where the two texts part: a statement of ten lines is broken in one of them. */
function placeOf({ start, end, after }: Change, text: string): number {
  let at = start;
  while (at < end - 1 && text[at] === after[at - start]) at += 1;
  return at;
}
