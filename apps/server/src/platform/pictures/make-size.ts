// A picture at another width. It is a copy like any other in the folder: it can be made again.
import { pictureLimits } from '@stagedoor/rules/shops/picture-limits';
import type { PictureWidth } from '@stagedoor/rules/shops/picture-sizes';
import sharp from 'sharp';

const QUALITY = 82;
/** One picture has one core: the others are for whoever buys meanwhile. */
sharp.concurrency(1);
sharp.cache(false);

/** As it was taken: a camera that was turned wrote it down beside the pixels. */
export const makeSize = (bytes: Uint8Array, width: PictureWidth): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: pictureLimits.pixels })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();

/** Whether its pixels can be unpacked, every one of them. */
export async function isWhole(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'warning' }).stats();
    return true;
  } catch {
    return false;
  }
}
