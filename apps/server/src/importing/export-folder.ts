import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Programme } from '@stagedoor/descriptions/programme';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Db } from '../platform/db/tables.ts';
import { findPicture } from '../platform/pictures/picture-store.ts';
import { describe } from '../programme/index.ts';
import { outletsOfSellers } from '../sellers/index.ts';
import { writtenFiles } from './writing/written-files.ts';

export interface ExportOptions {
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

export interface SellerFiles {
  programme: Programme;
  files: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** What a folder holds that describes these outlets of a seller. */
export async function filesOfSeller(
  db: Db,
  sellerId: number,
  outletIds: readonly number[],
): Promise<SellerFiles> {
  const programme = await describe(db, { of: 'seller', sellerId, outletIds });
  if (!programme) throw new Error(`There is no seller ${sellerId}.`);
  const { files, images } = writtenFiles(programme);
  const pictures = new Map<string, Uint8Array>();
  for (const [path, address] of images) {
    const bytes = await findPicture(db, basename(address));
    if (!bytes) throw new Error(`The picture ${address} is gone: nothing was exported.`);
    pictures.set(path, bytes);
  }
  return { programme, files, pictures };
}

/** Writes a seller's outlets as a folder that describes them. Importing it changes nothing. */
export async function exportFolder(db: Db, folder: string, options: ExportOptions): Promise<Exported> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`The folder ${folder} is not empty: an export overwrites nothing.`);
  }
  const sellers = await outletsOfSellers(db);
  const sellerId = chooseSeller(sellers, options);
  const outletIds = options.outletId === undefined ? valueOf(sellers, sellerId) : [options.outletId];
  const { programme, files, pictures } = await filesOfSeller(db, sellerId, outletIds);
  for (const [path, content] of [...files, ...pictures]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return {
    sellerId,
    outlets: programme.outlets.length,
    files: files.size,
    pictures: pictures.size,
    privateOutlets: programme.outlets.flatMap(({ name, password }) => (password ? [name] : [])),
  };
}
