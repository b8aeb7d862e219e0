// A shop as a folder of files: out of the box office as an archive, and in again after a look at what it would change.
import { folderLimits } from '@stagedoor/rules/setup/folder-limits';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { fileBytes, flag, id, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const count = z.int();

export const exportOutletFolder = officeCall({
  name: 'exportOutletFolder',
  module: 'setup',
  path: 'setup/export-folder',
  permission: 'setup.look',
  changes: false,
  summary:
    'An outlet, or all that one works at, as the folder that the importer reads, in one archive. Importing it changes nothing.',
  input: asked('FolderWanted', { outletId: maybe(id) }),
  output: shape('FolderArchive', { name: text, bytes: fileBytes }),
  refusals: ['NOT_FOUND'],
  turns: { atOnce: 1, waiting: 3 },
});

const remark = shape('FolderRemark', { file: text, line: count, message: text });
export type FolderRemark = Of<typeof remark>;

const report = shape('FolderReport', {
  /** While there is one, nothing of it is taken in. */
  mistakes: list(remark),
  notes: list(remark),
  /** The first of what would change, in sentences, and how much more there is. */
  sentences: list(text),
  more: count,
  /** What is there now: the version to take it in on. */
  version: text,
  /** Outlets that files keep: taking the folder in takes them over. */
  takesOver: list(text),
});
export type FolderReport = Of<typeof report>;

const archive = { bytes: fileBytes };
const refusals = ['NOT_FOUND', 'FOLDER_REFUSED', 'BODY_TOO_LARGE'] as const;

export const checkFolder = officeCall({
  name: 'checkFolder',
  module: 'setup',
  path: 'setup/check-folder',
  permission: 'setup.change',
  changes: false,
  summary:
    'Judges a folder as the importer does, and says what taking it in would change. Nothing is changed.',
  input: asked('FolderToCheck', archive),
  output: report,
  refusals: [...refusals],
  fileMegabytes: folderLimits.megabytes,
  turns: { atOnce: 1, waiting: 3 },
});

export const takeFolderIn = officeCall({
  name: 'takeFolderIn',
  module: 'setup',
  path: 'setup/take-folder-in',
  permission: 'setup.change',
  changes: true,
  summary: 'Makes what a folder describes public, all of it or nothing, on the version that was checked.',
  input: asked('FolderToTakeIn', { ...archive, version: text, takeOver: maybe(flag) }),
  output: shape('FolderTakenIn', { changes: count }),
  refusals: [...refusals, 'DESCRIPTION_REFUSED', 'CHANGED_MEANWHILE'],
  fileMegabytes: folderLimits.megabytes,
  turns: { atOnce: 1, waiting: 3 },
});

export const changeKeeper = officeCall({
  name: 'changeKeeper',
  module: 'setup',
  path: 'setup/change-keeper',
  permission: 'setup.change',
  changes: true,
  summary: 'Says whose word counts at an outlet: that of the box office, or that of the files.',
  input: asked('KeeperChanged', { outletId: id, keptBy: z.enum(['files', 'desk']) }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const folderCalls = [exportOutletFolder, checkFolder, takeFolderIn, changeKeeper];
