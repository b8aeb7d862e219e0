import type { Source } from '../sources.ts';
import type { Rule } from './project.ts';

const mostUseCases = 15;
/** How a module is opened and configured, and what fills the demo world: the same for all, and nobody's use case. */
const isAssembly = /^(open[A-Z]\w*|read\w+Config|load(Demo|Entrants)\w*)$/;
const isModuleDoor = /^apps\/server\/src\/[^/]+\/index\.ts$/;
const isPackageDoor = /^packages\/[^/]+\/src\/index\.ts$/;

/** A file that only passes on what others export hides where things live; modules and packages have one, as a door. */
export const barrels: Rule = ({ sources }) =>
  sources
    .filter(
      (source) => passesOnOnly(source) && !isModuleDoor.test(source.path) && !isPackageDoor.test(source.path),
    )
    .map(({ path }) => ({ path, reason: 'a barrel: only module doors pass on what other files export' }));

export const width: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => isModuleDoor.test(path))
    .flatMap(({ path, parsed }) => {
      if (parsed.program.body.some(({ type }) => type === 'ExportAllDeclaration')) {
        return [{ path, reason: 'a door names what it lets out, without *' }];
      }
      // Types cost nothing to know; what counts is what a module lets others do.
      const names = parsed.module.staticExports
        .flatMap(({ entries }) => entries)
        .filter(({ isType, exportName }) => !isType && !isAssembly.test(exportName.name ?? ''));
      const isTooWide = names.length > mostUseCases;
      return isTooWide
        ? [{ path, reason: `a door of ${names.length} use cases, at most ${mostUseCases}` }]
        : [];
    });

function passesOnOnly({ parsed }: Source): boolean {
  const { body } = parsed.program;
  const isPassingOn = (statement: (typeof body)[number]) =>
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.source !== null);
  return body.length > 0 && body.every(isPassingOn);
}
