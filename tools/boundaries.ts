// The gate of the architecture: names every import that goes against the arrows, every table that is named outside of
// its module, and every call that is not served where its name says, with file and line.
import { brokenArrow } from './boundaries/broken-arrow.ts';
import { declaredCalls, strayCalls } from './boundaries/calls.ts';
import { importsOf } from './boundaries/imports.ts';
import { placeOf } from './boundaries/place.ts';
import { strangeTables } from './boundaries/tables.ts';
import { root as projectRoot } from './runtime/folders.mjs';
import { readSources } from './sources.ts';

export interface BoundaryReport {
  files: number;
  imports: number;
  calls: number;
  broken: string[];
}

export function checkBoundaries(root: string): BoundaryReport {
  const broken: string[] = [];
  let imports = 0;
  const sources = readSources(root);
  for (const source of sources) {
    if (placeOf(source.path).kind === 'unknown') broken.push(`${source.path}:1 stands nowhere on the map`);
    for (const { line, target } of importsOf(source)) {
      imports += 1;
      const reason = brokenArrow(source.path, target);
      if (reason) broken.push(`${source.path}:${line} ${reason}`);
    }
  }
  const calls = declaredCalls(sources);
  for (const { path, line, reason } of [...strangeTables(sources), ...strayCalls(sources, calls)])
    broken.push(`${path}:${line} ${reason}`);
  return { files: sources.length, imports, calls: calls.length, broken };
}

if (import.meta.main) {
  const { files, imports, calls, broken } = checkBoundaries(projectRoot);
  for (const line of broken) console.error(line);
  console.log(
    `${imports} imports in ${files} files, ${calls} calls, ${broken.length} places against the map`,
  );
  // A gate that looked at nothing has not passed.
  process.exitCode = broken.length > 0 || imports === 0 || calls === 0 ? 1 : 0;
}
