// SETUP-11: an archive becomes a folder for as long as it is read.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderLimits } from '@stagedoor/rules/setup/folder-limits';
import { folderMessages } from '@stagedoor/rules/messages/folder';
import { readZip } from '../../platform/archive/read-zip.ts';
import { refuse } from '../../platform/http/refusal.ts';

const SELLER_FILE = 'seller.yaml';

/** Who packs a folder, packs its name, too. */
function withoutTop(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  if (files.has(SELLER_FILE)) return files;
  const [first = ''] = files.keys();
  const top = `${first.split('/', 1)[0]}/`;
  if (![...files.keys()].every((path) => path.startsWith(top))) return files;
  return new Map([...files].map(([path, content]) => [path.slice(top.length), content]));
}

function filesOf(archive: Buffer): ReadonlyMap<string, Buffer> {
  const read = readZip(archive, { files: folderLimits.files, bytes: folderLimits.unpackedBytes });
  if ('wrong' in read) return refuse('FOLDER_REFUSED', { message: folderMessages.wrong[read.wrong] });
  return withoutTop(read.files);
}

/** The folder is gone when the work is done, whatever came of it. */
export async function inUnpacked<T>(bytes: Uint8Array, work: (folder: string) => Promise<T>): Promise<T> {
  const files = filesOf(Buffer.from(bytes));
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-folder-'));
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
