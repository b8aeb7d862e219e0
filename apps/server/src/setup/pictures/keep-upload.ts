import type { Db } from '../../platform/db/tables.ts';
import { pictureName } from '../../platform/pictures/picture-name.ts';
import { keepPicture } from '../../platform/pictures/picture-store.ts';
import { takeUpload } from './take-upload.ts';

/** Nothing names it yet, so nobody sees it: the log hears of it when a draft that does is published. */
export async function keepUpload(db: Db, ...upload: Parameters<typeof takeUpload>) {
  const { bytes, ending, wasCleaned } = await takeUpload(...upload);
  const name = pictureName(bytes, ending);
  await keepPicture(db, name, bytes);
  return { address: `/images/${name}`, wasCleaned };
}
