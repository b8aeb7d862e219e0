// A node's own copies of the pictures: files are served faster than rows, and the folder may be emptied at any time.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sizedPicture } from '@stagedoor/rules/shops/picture-sizes';
import type { Db } from '../db/tables.ts';
import { makeSize } from './make-size.ts';
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
  // It gets its name only when it is whole.
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    const file = join(path, name);
    const part = `${file}.${process.pid}-${(copies += 1)}.part`;
    await writeFile(part, bytes);
    await rename(part, file);
  };
  const make = async (asked: string): Promise<void> => {
    const sized = sizedPicture(asked);
    const bytes = await findPicture(db, sized?.name ?? asked);
    if (bytes) await put(asked, sized ? await makeSize(bytes, sized.width) : bytes);
  };
  // Many ask for a new picture at once: one of them makes it. Sizes are work, and are made one at a time.
  const underWay = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  const begin = async (asked: string): Promise<void> => {
    if (!sizedPicture(asked)) return make(asked);
    // Pixels that cannot be unpacked have no other size: the page shows the picture as it came.
    last = last.then(() => make(asked)).catch(() => {});
    return last;
  };
  return {
    path,
    bring: async (asked) => {
      if (!isPictureName(asked) && !sizedPicture(asked)) return;
      if (existsSync(join(path, asked))) return;
      const made = underWay.get(asked) ?? begin(asked).finally(() => underWay.delete(asked));
      underWay.set(asked, made);
      await made;
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
