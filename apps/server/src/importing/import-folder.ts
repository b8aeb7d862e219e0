import { folderMessages } from '@stagedoor/rules/messages/folder';
import { noteNeverDrawn } from '@stagedoor/rules/programme/never-drawn';
import type { FieldConflict } from '@stagedoor/rules/programme/field-conflicts';
import { commitDraws, drawVault } from '../awards/index.ts';
import type { DrawSecrets } from '../awards/index.ts';
import { loadDemoSales } from '../inventory/index.ts';
import type { Changes } from '../platform/db/changes.ts';
import type { Database } from '../platform/db/database.ts';
import { lookAtGrownTables } from '../platform/db/look-at-grown-tables.ts';
import { keepPicture } from '../platform/pictures/picture-store.ts';
import { applyPlan, planChange } from '../programme/index.ts';
import type { Programme } from '@stagedoor/descriptions/programme';
import type { Applied, HarmCheck } from '../programme/index.ts';
import { readFolder } from './read-folder.ts';
import type { FolderRead } from './read-folder.ts';
import type { Remark } from './reading/report.ts';

export interface ImportResult {
  /** Nothing was loaded if there is one. */
  mistakes: readonly Remark[];
  notices: readonly Remark[];
  changes: Changes[];
  /** Whether there was a database to compare with. */
  isCompared: boolean;
}

export interface ImportOptions {
  now: Date;
  /** Those who say whom the change would harm. */
  harmChecks: readonly HarmCheck[];
  dryRun?: boolean;
  /** Whether stock may count as sold although nobody bought it. */
  demoAllowed?: boolean;
  /** Whether the files' word shall count at outlets that the box office keeps. */
  takeOver?: boolean;
  /** What the secrets of draws are encrypted with; without it none is committed to. */
  drawKey?: string | undefined;
  /** For demonstrations: the same secrets each time. */
  drawSecrets?: (seriesId: number) => DrawSecrets | undefined;
}

const sentence = ({ what, id, change }: FieldConflict): string =>
  `Somebody else was here first: the ${what} ${id} was ${change} meanwhile. Import again to look at it.`;

function report(applied: Applied, { report: told, places }: FolderRead): Changes[] {
  if (applied.state === 'applied') return applied.changes;
  if (applied.state === 'impossible') {
    told.mistake({ file: 'seller.yaml', line: 1 }, `The database refuses this folder: ${applied.detail}`);
  } else if (applied.state === 'outdated') {
    // A thing is told once, however many of its facts changed: what the files say of it is in one place.
    const things = new Map(applied.conflicts.map((each) => [sentence(each), each]));
    for (const [said, { path }] of things) told.mistake(places.placeOf(path), said);
  } else {
    for (const { path, message } of applied.problems) told.mistake(places.placeOf(path), message);
  }
  return [];
}

/** Answers what changed, or would have; mistakes that only the database knows go into the report. */
async function load(
  { db }: Database,
  programme: Programme,
  read: FolderRead,
  { now, harmChecks, dryRun, takeOver = false, drawKey, drawSecrets }: ImportOptions,
): Promise<Changes[]> {
  const { report: told, places } = read;
  const outletIds = programme.outlets.map(({ id }) => id);
  const scope = { of: 'seller', sellerId: programme.id, outletIds } as const;
  const wish = { scope, description: programme, author: 'files', takeOver, now } as const;
  const plan = await planChange(db, wish, harmChecks);
  for (const { path, message } of plan.notes) told.notice(places.placeOf(path), message);
  if (plan.problems.length > 0) return report({ state: 'refused', problems: plan.problems }, read);
  const vault = drawKey === undefined ? undefined : drawVault(drawKey);
  const applied = await applyPlan(db, plan, harmChecks, {
    dryRun,
    also: async (tx) => {
      for (const [name, bytes] of read.images.taken) await keepPicture(tx, name, bytes);
      await loadDemoSales(tx, programme.id, read.demoSales ?? []);
      if (vault) await commitDraws(tx, programme.id, outletIds, { vault, now, secretsOf: drawSecrets });
    },
  });
  return report(applied, read);
}

/** Reads a folder, checks it, and loads it in one transaction if nothing is wrong with it; without a database only that. */
export async function importFolder(
  database: Database | undefined,
  path: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const read = readFolder(path, options.now);
  if (read.demoSales && !options.demoAllowed) {
    read.report.mistake({ file: 'demo.yaml', line: 1 }, folderMessages.demoSales);
  }
  if (read.programme) {
    const hasSecret = options.drawKey !== undefined;
    for (const { path: at, message } of noteNeverDrawn(read.programme, options.now, hasSecret))
      read.report.notice(read.places.placeOf(at), message);
  }
  const result = (changes: Changes[]): ImportResult => ({
    mistakes: read.report.mistakes,
    notices: read.report.notices,
    changes,
    isCompared: database !== undefined,
  });
  if (read.report.mistakes.length > 0 || !read.programme || !database) return result([]);
  const changes = await load(database, read.programme, read, options);
  // An on-sale may begin the moment after: the first buyers are found their seats by what is there now.
  if (!options.dryRun) await lookAtGrownTables(database.db);
  return result(changes);
}
