// Calls that nobody makes: steps left out, links taken out of a chain, a neighbour called instead.
import type { Node } from 'oxc-parser';
import { textOf, type Operator } from './operator.ts';

/** Links that narrow, sort or lock: a chain works without them, and means something else. */
const links = new Set([
  'where',
  'whereRef',
  'having',
  'orderBy',
  'limit',
  'offset',
  'distinct',
  'distinctOn',
  'forUpdate',
  'forShare',
  'skipLocked',
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'trim',
  'trimEnd',
  'toLowerCase',
  'toUpperCase',
  'normalize',
  'padStart',
]);
const neighbours: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

export function methodOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  if (node.callee.type === 'Identifier') return node.callee.name;
  if (node.callee.type !== 'MemberExpression' || node.callee.computed) return undefined;
  return node.callee.property.type === 'Identifier' ? node.callee.property.name : undefined;
}

export function argumentsOf(node: Node): readonly Node[] {
  return node.type === 'CallExpression' ? node.arguments : [];
}

export const call: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const name = methodOf(node);
  if (name === undefined) return [];
  const { object, property } = node.callee;
  const { start, end } = node;
  if (links.has(name)) return [{ start, end, after: textOf(place, object) }];
  const neighbour = Object.hasOwn(neighbours, name) ? neighbours[name] : undefined;
  if (neighbour === undefined) return [];
  return [
    {
      start,
      end,
      after: place.text.slice(start, property.start) + neighbour + place.text.slice(property.end, end),
    },
  ];
};

/** A statement that only calls something is left out. */
export const step: Operator = ({ node }) => {
  if (node.type !== 'ExpressionStatement') return [];
  const { expression } = node;
  const called = expression.type === 'AwaitExpression' ? expression.argument : expression;
  if (called.type !== 'CallExpression' && called.type !== 'ChainExpression') return [];
  return [{ start: expression.start, end: expression.end, after: 'undefined' }];
};
