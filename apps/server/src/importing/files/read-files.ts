// The files of a folder, put together to the description that they make.
import { isCurrency } from '@stagedoor/rules/money/currencies';
import type { Path } from '@stagedoor/rules/programme/problem';
import { isTimeZone } from '@stagedoor/rules/time/venue-clock';
import { shapeOf } from '@stagedoor/descriptions/fields/forms';
import type { FolderFiles } from '../reading/folder-files.ts';
import { parseYaml } from '../reading/parse-yaml.ts';
import { readTree } from '../reading/read-tree.ts';
import type { Reading } from '../reading/reading.ts';
import { isEmpty } from '../reading/tree.ts';
import { outletFolders } from './known-files.ts';
import { outletLayout, sellerLayout } from './layout.ts';
import type { FileOfPart } from './layout.ts';
import { levelsOfEvents } from './levels-of-events.ts';
import { readHallPlans, readNamedLevels, readPlans } from './read-plans.ts';

type Part = Record<string, unknown>;

/** Nothing more is said about what an unreadable file would have held. */
function giveUp({ key, schema }: FileOfPart, path: Path, { wrong, names }: Reading): void {
  for (const each of key === undefined ? Object.keys(shapeOf(schema)!) : [key]) {
    wrong.add([...path, each]);
    names.giveUp([...path, each]);
  }
}

function readPart(files: FolderFiles, file: string, part: FileOfPart, path: Path, reading: Reading): Part {
  const { key, schema } = part;
  if (key !== undefined && !files.paths.includes(file)) return {};
  const content = files.text(file, reading.report);
  const tree = content === undefined ? undefined : parseYaml(file, content, reading.report);
  const at = key === undefined ? path : [...path, key];
  if (!tree) giveUp(part, path, reading);
  if (!tree || (key !== undefined && isEmpty(tree))) return {};
  reading.places.set(at, { key: { file, line: 1 }, value: tree.place });
  const read = readTree(tree, schema, at, reading);
  if (key !== undefined) return { [key]: read };
  if (typeof read === 'object') return read as Part;
  const what = path.length === 0 ? 'seller' : 'outlet';
  reading.report.mistake(tree.place, `The ${what} must be written as "key: value" lines.`);
  giveUp(part, path, reading);
  return {};
}

function readParts(
  files: FolderFiles,
  folder: string,
  layout: readonly FileOfPart[],
  path: Path,
  reading: Reading,
): Part {
  const parts = layout.map((part) => readPart(files, `${folder}${part.name}.yaml`, part, path, reading));
  return Object.assign({}, ...parts) as Part;
}

/** The seller's own file comes first: it says in which money and by whose clock the others are written. */
function readSeller(files: FolderFiles, reading: Reading): Part {
  const [own, ...shared] = sellerLayout;
  const facts = readParts(files, '', [own], [], reading);
  const { currency, timeZone } = facts;
  if (typeof currency === 'string' && isCurrency(currency)) reading.currency = currency;
  if (typeof timeZone === 'string' && isTimeZone(timeZone)) reading.zone = timeZone;
  return { ...facts, ...readParts(files, '', shared, [], reading) };
}

export function readFiles(files: FolderFiles, reading: Reading): Part {
  const seller = readSeller(files, reading);
  readHallPlans(files, reading);
  const outlets = outletFolders(files.paths).map((folder, index) => {
    const outlet = readParts(files, `${folder}/`, outletLayout, ['outlets', index], reading);
    const levels = levelsOfEvents(outlet['events'], ['outlets', index, 'events'], reading);
    readNamedLevels(levels, reading);
    readPlans(files, folder, reading.plans.splice(0), levels, reading);
    return outlet;
  });
  reading.names.resolve(reading.report, reading.wrong);
  return { ...seller, outlets };
}
