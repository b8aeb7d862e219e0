// The repository's own habits as a gate: each rule names the places that break it.
import { root as projectRoot } from './runtime/folders.mjs';
import { isTest } from './sources.ts';
import { casts, marks } from './tidy/assertions.ts';
import { literals } from './tidy/colours.ts';
import { readings, statements } from './tidy/clocks.ts';
import { decisions } from './tidy/decisions.ts';
import { barrels, width } from './tidy/doors.ts';
import { emptyLists } from './tidy/empty-lists.ts';
import { impatience } from './tidy/impatience.ts';
import { kept, nothingKept } from './tidy/kept.ts';
import { files, functions, lineCount } from './tidy/length.ts';
import { repeated } from './tidy/messages.ts';
import { numbers } from './tidy/migrations.ts';
import { meaning, spelling } from './tidy/names.ts';
import { readProject, type Project, type Rule } from './tidy/project.ts';
import { known, unique } from './tidy/requirements.ts';
import { securityTable } from './tidy/security-table.ts';
import { stores, thinking } from './tidy/stores.ts';
import { versions } from './tidy/versions.ts';
import { downloads, machines, oneLocale, promises, silentTests } from './tidy/words.ts';

const rules: Rule[] = [
  files,
  functions,
  spelling,
  meaning,
  barrels,
  width,
  promises,
  silentTests,
  emptyLists,
  impatience,
  machines,
  downloads,
  oneLocale,
  readings,
  statements,
  literals,
  repeated,
  numbers,
  stores,
  thinking,
  casts,
  marks,
  decisions,
  versions,
  known,
  unique,
  securityTable,
];

export interface TidyReport {
  files: number;
  medianLines: number;
  untidy: string[];
}

export function checkTidiness(root: string, known = nothingKept): TidyReport {
  const project = readProject(root, known);
  const untidy = rules
    .flatMap((rule) => rule(project))
    .map(({ path, line, reason }) => `${path}${line ? `:${line}` : ''} ${reason}`)
    .sort();
  return { files: project.files.length, medianLines: medianLines(project), untidy };
}

function medianLines({ sources }: Project): number {
  const lengths = sources
    .filter(({ path }) => !isTest(path))
    .map(({ text }) => lineCount(text))
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

if (import.meta.main) {
  const { files, medianLines, untidy } = checkTidiness(projectRoot, kept);
  for (const line of untidy) console.error(line);
  console.log(`${files} files, ${untidy.length} untidy places, median length ${medianLines} lines`);
  // A gate that looked at nothing has not passed.
  process.exitCode = untidy.length > 0 || medianLines === 0 ? 1 : 0;
}
