import type { Source } from '../sources.ts';
import type { Rule } from './project.ts';

const mostExports = 10;
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
        .filter(({ isType }) => !isType);
      const isTooWide = names.length > mostExports;
      return isTooWide ? [{ path, reason: `a door of ${names.length} exports, at most ${mostExports}` }] : [];
    });

function passesOnOnly({ parsed }: Source): boolean {
  const { body } = parsed.program;
  const isPassingOn = (statement: (typeof body)[number]) =>
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.source !== null);
  return body.length > 0 && body.every(isPassingOn);
}
