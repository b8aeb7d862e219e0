// The sentences of a file of messages, as they stand in its source: what there is to be said, and with which facts.
import { parseSync, type Node, type ObjectExpression } from 'oxc-parser';

export interface SpokenMessages {
  /** As the translators' file is called. */
  name: string;
  /** The English in the source, from its first brace to its last. */
  english: ObjectExpression;
  /** The whole call `spoken(…)`. */
  call: { start: number; end: number };
}

/** What a name in the messages stands for: a text, a function of facts, or further names. */
export type Entry =
  | { kind: 'text'; node: Node }
  | { kind: 'function'; node: Node; parameters: string[]; isOne: boolean; result: Entry }
  | { kind: 'list'; node: Node; entries: Entry[] }
  | { kind: 'names'; node: Node; entries: Map<string, Entry> };

const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesOf)
    : typeof value === 'object' && value !== null && 'type' in value
      ? [value as Node]
      : [];

function find(node: Node, wanted: (node: Node) => SpokenMessages | undefined): SpokenMessages | undefined {
  const found = wanted(node);
  if (found) return found;
  for (const child of Object.values(node).flatMap(nodesOf)) {
    const below = find(child, wanted);
    if (below) return below;
  }
  return undefined;
}

/** Undefined where the file declares nothing that is spoken. */
export function readMessages(path: string, source: string): SpokenMessages | undefined {
  if (!source.includes('spoken(')) return undefined;
  const { program } = parseSync(path, source);
  return find(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'spoken')
      return undefined;
    const [name, english] = node.arguments;
    if (name?.type !== 'Literal' || typeof name.value !== 'string' || english?.type !== 'ObjectExpression')
      throw new Error(`${path}: spoken() takes a name and an object as they stand`);
    return { name: name.value, english, call: { start: node.start, end: node.end } };
  });
}

function parametersIn(node: Extract<Node, { type: 'ArrowFunctionExpression' }>) {
  const [first] = node.params;
  if (first?.type === 'ObjectPattern')
    return {
      isOne: true,
      parameters: first.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
      ),
    };
  return {
    isOne: false,
    parameters: node.params.flatMap((each) => (each.type === 'Identifier' ? [each.name] : [])),
  };
}

const keyOf = (key: Node): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

function withoutTypes(node: Node): Node {
  return 'expression' in node && /^(TS|Parenthesized)/.test(node.type)
    ? withoutTypes(node.expression as Node)
    : node;
}

function entriesOf(node: ObjectExpression): Map<string, Entry> {
  return new Map(
    node.properties.flatMap((property) =>
      property.type === 'Property' ? [[keyOf(property.key), entryOf(property.value)] as const] : [],
    ),
  );
}

export function entryOf(given: Node): Entry {
  const node = withoutTypes(given);
  if (node.type === 'ObjectExpression') return { kind: 'names', node, entries: entriesOf(node) };
  if (node.type === 'ArrayExpression')
    return { kind: 'list', node, entries: node.elements.flatMap((each) => (each ? [entryOf(each)] : [])) };
  if (node.type === 'ArrowFunctionExpression')
    return {
      kind: 'function',
      node,
      ...parametersIn(node),
      result: node.body.type === 'BlockStatement' ? { kind: 'text', node } : entryOf(node.body),
    };
  return { kind: 'text', node };
}
