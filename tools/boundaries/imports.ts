// Everything a file imports: statements, types, exports from elsewhere, and import() in code and in types.
import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { lineAt, type Source } from '../sources.ts';

export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string; path: string }
  | { kind: 'builtin' | 'library'; name: string };

export interface Import {
  line: number;
  target: Target;
}

const ownScope = '@stagedoor/';

export function importsOf(source: Source): Import[] {
  return requestsOf(source).map(({ request, start }) => ({
    line: lineAt(source.text, start),
    target: targetOf(source.path, request),
  }));
}

interface Request {
  request: string;
  start: number;
}

function requestsOf({ path, parsed }: Source): Request[] {
  if (parsed.errors.length > 0) throw new Error(`${path} cannot be read: ${parsed.errors[0]?.message}`);
  const found: Request[] = [];
  const add = (node: { value: string; start: number } | null) => {
    if (node) found.push({ request: node.value, start: node.start });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => {
      const { source } = node;
      if (source.type === 'Literal' && typeof source.value === 'string') {
        add({ value: source.value, start: source.start });
      }
    },
    TSImportType: (node) => add(node.source),
  }).visit(parsed.program);
  return found;
}

function targetOf(from: string, request: string): Target {
  if (request.startsWith('.')) {
    return { kind: 'file', path: posix.join(posix.dirname(from), request.replace(/\?.*$/, '')) };
  }
  if (request.startsWith('node:')) return { kind: 'builtin', name: request };
  if (request.startsWith(ownScope)) {
    const [name = '', ...path] = request.slice(ownScope.length).split('/');
    return { kind: 'package', name, path: path.join('/') };
  }
  const depth = request.startsWith('@') ? 2 : 1;
  return { kind: 'library', name: request.split('/').slice(0, depth).join('/') };
}
