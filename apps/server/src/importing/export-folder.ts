import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Db } from '../platform/db/tables.ts';
import { describe } from '../programme/index.ts';
import { outletsOfSellers } from '../sellers/index.ts';
import { writtenFiles } from './writing/written-files.ts';

export interface ExportOptions {
  dataDir: string;
  /** Needed where there are several. */
  sellerId?: number | undefined;
  /** All of the seller's unless one is named. */
  outletId?: number | undefined;
}

export interface Exported {
  sellerId: number;
  outlets: number;
  files: number;
  pictures: number;
  /** Outlets whose password stays here: only its hash is kept. */
  privateOutlets: string[];
}

function chooseSeller(sellers: ReadonlyMap<number, number[]>, { sellerId, outletId }: ExportOptions): number {
  const having = [...sellers].filter(([, outlets]) => outletId === undefined || outlets.includes(outletId));
  const found = having.find(([id]) => sellerId === undefined || id === sellerId);
  if (!found) throw new Error('There is nothing to export: no such seller or outlet.');
  if (sellerId === undefined && having.length > 1) {
    const ids = having.map(([id]) => id).join(', ');
    throw new Error(`Several sellers live here: say which with --seller (${ids}).`);
  }
  return found[0];
}

/** Writes a seller's outlets as a folder that describes them. Importing it changes nothing. */
export async function exportFolder(db: Db, folder: string, options: ExportOptions): Promise<Exported> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`The folder ${folder} is not empty: an export overwrites nothing.`);
  }
  const sellers = await outletsOfSellers(db);
  const sellerId = chooseSeller(sellers, options);
  const outletIds = options.outletId === undefined ? sellers.get(sellerId)! : [options.outletId];
  const programme = (await describe(db, { of: 'seller', sellerId, outletIds }))!;
  const { files, images } = writtenFiles(programme);
  const pictures = [...images].map(([path, address]) => [path, join(options.dataDir, address)] as const);
  const missing = pictures.find(([, source]) => !existsSync(source));
  if (missing) throw new Error(`The picture ${missing[1]} is gone: nothing was exported.`);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const [path, source] of pictures) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(source, join(folder, path));
  }
  return {
    sellerId,
    outlets: programme.outlets.length,
    files: files.size,
    pictures: pictures.length,
    privateOutlets: programme.outlets.flatMap(({ name, password }) => (password ? [name] : [])),
  };
}
