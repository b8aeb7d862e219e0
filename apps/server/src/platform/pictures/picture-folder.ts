// A node's own copies of the pictures: files are served faster than rows, and the folder may be emptied at any time.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/tables.ts';
import { isNameOf, isPictureName } from './picture-name.ts';
import { findPicture, keepPicture, pictureNames } from './picture-store.ts';

const folderIn = (dataDir: string): string => join(dataDir, 'images');

export interface PictureFolder {
  path: string;
  /** Sees to it that the picture lies there, if there is such a picture at all. */
  bring(name: string): Promise<void>;
}

export function openPictureFolder(db: Db, dataDir: string): PictureFolder {
  const path = folderIn(dataDir);
  mkdirSync(path, { recursive: true });
  let copies = 0;
  return {
    path,
    bring: async (name) => {
      const file = join(path, name);
      if (!isPictureName(name) || existsSync(file)) return;
      const bytes = await findPicture(db, name);
      if (!bytes) return;
      // It gets its name only when it is whole; several may be asked for it at once.
      const part = `${file}.${process.pid}-${(copies += 1)}.part`;
      await writeFile(part, bytes);
      await rename(part, file);
    },
  };
}

/** Lays a picture there, as versions did that kept them nowhere else; the same name is the same picture. */
export function putPicture(dataDir: string, name: string, bytes: Uint8Array): void {
  if (!isPictureName(name)) return;
  mkdirSync(folderIn(dataDir), { recursive: true });
  writeFileSync(join(folderIn(dataDir), name), bytes);
}

/** Every picture that lies there, one at a time: each may have megabytes. What only looks like one is left out. */
export function* picturesIn(
  dataDir: string,
  isKnown: (name: string) => boolean = () => false,
): Generator<{ name: string; bytes: Uint8Array }> {
  const path = folderIn(dataDir);
  for (const name of existsSync(path) ? readdirSync(path).sort() : []) {
    if (!isPictureName(name) || isKnown(name)) continue;
    const bytes = readFileSync(join(path, name));
    if (isNameOf(name, bytes)) yield { name, bytes };
  }
}

/** Pictures that only this node's folder knows, from before they were kept in the database. */
export async function adoptPictures(db: Db, dataDir: string): Promise<number> {
  const kept = new Set(await pictureNames(db));
  let adopted = 0;
  for (const { name, bytes } of picturesIn(dataDir, (known) => kept.has(known))) {
    await keepPicture(db, name, bytes);
    adopted += 1;
  }
  return adopted;
}
