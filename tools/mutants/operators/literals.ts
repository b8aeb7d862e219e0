// Other numbers, booleans, words and empty lists.
import type { Node } from 'oxc-parser';
import { argumentsOf, methodOf } from './calls.ts';
import type { Operator } from './operator.ts';

const sqlOperators: Record<string, string> = {
  '=': '!=',
  '!=': '=',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  is: 'is not',
  'is not': 'is',
  in: 'not in',
  'not in': 'in',
};
/** Of what a statement is built: another word there only breaks the statement, which any test notices. */
const builders = new Set([
  'selectFrom',
  'select',
  'selectAll',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'innerJoin',
  'leftJoin',
  'using',
  'on',
  'onRef',
  'where',
  'whereRef',
  'having',
  'orderBy',
  'groupBy',
  'distinctOn',
  'returning',
  'columns',
  'column',
  'constraint',
  'ref',
  'table',
  'id',
  'eb',
  'as',
  'addColumn',
]);
const comparing = new Set(['where', 'whereRef', 'on', 'onRef', 'having', 'eb']);

export const literal: Operator = ({ node, parent }) => {
  if (node.type === 'ArrayExpression' && node.elements.length > 0)
    return [{ start: node.start, end: node.end, after: '[]' }];
  if (node.type === 'TemplateLiteral' && parent?.type !== 'TaggedTemplateExpression')
    return isOfBuilder(node, parent) ? [] : [{ start: node.start, end: node.end, after: '``' }];
  if (node.type !== 'Literal') return [];
  const { start, end, value } = node;
  if (typeof value === 'boolean') return [{ start, end, after: String(!value) }];
  if (typeof value === 'number') return [{ start, end, after: String(value + 1) }];
  if (typeof value === 'bigint') return [{ start, end, after: `${value + 1n}n` }];
  if (typeof value !== 'string') return [];
  if (isOfBuilder(node, parent)) return compared(node, parent, value);
  return [{ start, end, after: value === '' ? "'mutant'" : "''" }];
};

function isOfBuilder(node: Node, parent: Node | undefined): boolean {
  // where('state', '=', 'open'): the value is a word like any other.
  const isNamed = parent !== undefined && builders.has(methodOf(parent) ?? '');
  return isNamed && !(comparing.has(methodOf(parent) ?? '') && argumentsOf(parent).indexOf(node) === 2);
}

function compared({ start, end }: Node, parent: Node | undefined, value: string) {
  const other = sqlOperators[value];
  if (!parent || other === undefined || argumentsOf(parent)[1]?.start !== start) return [];
  return [{ start, end, after: `'${other}'` }];
}
