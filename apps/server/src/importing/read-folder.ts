// Reads and checks a whole folder. Everything that is wrong with it is found in one go.
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { ProgrammeDraft } from '@stagedoor/rules/programme/draft';
import type { Path, Problem, Words } from '@stagedoor/rules/programme/problem';
import { plainWords } from '@stagedoor/rules/programme/problem';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import { understand } from '@stagedoor/descriptions/fields/understand';
import { WrongPaths } from '@stagedoor/descriptions/fields/wrong-paths';
import { judge } from '../programme/index.ts';
import type { Programme } from '@stagedoor/descriptions/programme';
import { DEMO, demoFile, demoSales } from './files/demo-file.ts';
import { noteUnreadFiles, reportUnknownFiles } from './files/known-files.ts';
import { readFiles } from './files/read-files.ts';
import { folderFiles } from './reading/folder-files.ts';
import type { FolderFiles } from './reading/folder-files.ts';
import { createImages } from './reading/images.ts';
import type { Images } from './reading/images.ts';
import { Names } from './reading/names.ts';
import { parseYaml } from './reading/parse-yaml.ts';
import { Places } from './reading/places.ts';
import { readTree } from './reading/read-tree.ts';
import type { Reading } from './reading/reading.ts';
import { createReport } from './reading/report.ts';
import type { Report } from './reading/report.ts';

export interface FolderRead {
  /** Missing while the report holds a mistake. */
  programme: Programme | undefined;
  /** As much of it as could be understood. */
  draft: ProgrammeDraft;
  demoSales: { levelId: number; left: number }[] | undefined;
  report: Report;
  images: Images;
  places: Places;
}

/** Sentences speak of what people wrote: short names, files and lines. */
function wordsOf(places: Places): Words {
  return {
    label: (path) => {
      const label = plainWords.label(path);
      const file = places.find(path)?.key.file.split('/').at(-1);
      return file === `${label}.yaml` && typeof path.at(-1) === 'string' ? file : label;
    },
    called: (path, name) => places.find(path)?.name ?? name ?? '',
    where: (path) => {
      const { file, line } = places.placeOf(path);
      return `, in ${file}, line ${line}`;
    },
    line: (path) => `line ${places.placeOf(path).line}`,
  };
}

function tell(problems: Problem[], base: Path, { report, places }: Reading): void {
  for (const { path, message, note } of problems) {
    const place = places.placeOf([...base, ...path]);
    if (note) report.notice(place, message);
    else report.mistake(place, message);
  }
}

function readDemo(files: FolderFiles, draft: ProgrammeDraft, reading: Reading): FolderRead['demoSales'] {
  const file = 'demo.yaml';
  if (!files.paths.includes(file)) return undefined;
  const content = files.text(file, reading.report);
  const tree = content === undefined ? undefined : parseYaml(file, content, reading.report);
  if (!tree) return [];
  reading.places.set([DEMO], { key: { file, line: 1 }, value: tree.place });
  const { value, problems } = understand(demoFile, readTree(tree, demoFile, [DEMO], reading));
  tell(problems, [DEMO], reading);
  return value ? demoSales(value, draft, reading) : [];
}

export function readFolder(path: string, now: Date): FolderRead {
  const report = createReport();
  const images = createImages(path, report);
  const files = folderFiles(path);
  const places = new Places();
  const wrong = new WrongPaths();
  const reading: Reading = {
    now,
    currency: DEFAULT_CURRENCY,
    zone: TIME_ZONE,
    report,
    images,
    places,
    wrong,
    names: new Names(),
    plans: [],
    hallPlans: [],
    namedLevels: [],
  };
  reportUnknownFiles(files.paths, report);
  const given = readFiles(files, reading);
  const judged = judge(given, wordsOf(places), wrong);
  tell([...judged.problems, ...judged.notes], [], reading);
  if (Array.isArray(given['outlets']) && given['outlets'].length === 0) {
    report.mistake(
      { file: 'outlets', line: 1 },
      'The folder describes no outlet: each has a folder of its own here.',
    );
  }
  const sales = readDemo(files, judged.draft, reading);
  noteUnreadFiles(files.paths, (file) => files.wasRead(file) || images.has(file), report);
  const programme = report.mistakes.length > 0 ? undefined : judged.programme;
  return { programme, draft: judged.draft, demoSales: sales, report, images, places };
}
