// The names of the functions that a file of the project exports.
import type { Source } from '../sources.ts';

const isFunction = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'ClassExpression']);
const known = new WeakMap<Source, Set<string>>();

/** By the file's path without its ending; nothing for a file that does not exist. */
export function functionsOf(file: string, sources: Source[]): Set<string> {
  const source = sources.find(({ path }) => path.replace(/\.\w+$/, '') === file);
  if (!source) return new Set();
  const names = known.get(source) ?? exportedFunctions(source);
  known.set(source, names);
  return names;
}

function exportedFunctions({ parsed }: Source): Set<string> {
  const names = new Set<string>();
  for (const statement of parsed.program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
      if (declaration.id) names.add(declaration.id.name);
    }
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init && isFunction.has(init.type)) names.add(id.name);
    }
  }
  return names;
}
