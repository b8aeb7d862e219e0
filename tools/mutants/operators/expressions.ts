// Comparisons with their limit and turned round, sums, conditions joined otherwise or turned round.
import type { BinaryExpression } from 'oxc-parser';
import { textOf, type Operator } from './operator.ts';

const swapped: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '^=': ['&='],
  '|=': ['&='],
};

export const binary: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return [];
  if (node.type === 'BinaryExpression' && node.operator === '+' && joinsText(node)) return [];
  const left = textOf(place, node.left);
  if (node.operator === '??') return [{ start: node.start, end: node.end, after: left }];
  return (swapped[node.operator] ?? []).map((operator) => ({
    start: node.start,
    end: node.end,
    after: `${left} ${operator} ${textOf(place, node.right)}`,
  }));
};

/** Nobody subtracts a word. */
function joinsText({ left, right }: BinaryExpression): boolean {
  return [left, right].some(
    (side) =>
      side.type === 'TemplateLiteral' ||
      (side.type === 'Literal' && typeof side.value === 'string') ||
      (side.type === 'BinaryExpression' && side.operator === '+' && joinsText(side)),
  );
}

export const assignment: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'AssignmentExpression') return [];
  return (swapped[node.operator] ?? []).map((operator) => ({
    start: node.start,
    end: node.end,
    after: `${textOf(place, node.left)} ${operator} ${textOf(place, node.right)}`,
  }));
};

export const unary: Operator = (place) => {
  const { node, parent } = place;
  if (node.type === 'UnaryExpression' && (node.operator === '!' || node.operator === '-')) {
    // `!!x` only makes a boolean of it.
    if (node.argument.type === 'UnaryExpression') return [];
    return [{ start: node.start, end: node.end, after: textOf(place, node.argument) }];
  }
  // A loop that counts the wrong way never ends, which proves nothing.
  if (node.type !== 'UpdateExpression' || parent?.type === 'ForStatement') return [];
  const operator = node.operator === '++' ? '--' : '++';
  const argument = textOf(place, node.argument);
  return [
    { start: node.start, end: node.end, after: node.prefix ? operator + argument : argument + operator },
  ];
};

const sayThemselves = new Set(['BinaryExpression', 'LogicalExpression', 'UnaryExpression']);

/** `if (x) …` without an else never happens; other conditions are turned round where nothing in them can be. */
export const condition: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return [];
  const { start, end, type } = node.test;
  if (node.type === 'IfStatement' && !node.alternate) return [{ start, end, after: 'false' }];
  return sayThemselves.has(type) ? [] : [{ start, end, after: `!(${textOf(place, node.test)})` }];
};
