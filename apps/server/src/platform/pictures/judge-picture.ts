// SETUP-05: what is a picture that we take, by its bytes. Folders and uploads are judged alike.
import { pictureMessages } from '@stagedoor/rules/messages/pictures';
import { mostPictureBytes, pictureLimits } from '@stagedoor/rules/shops/picture-limits';
import { imageKind, isFont } from './image-kind.ts';
import type { ImageKind } from './image-kind.ts';
import { imageSize } from './image-size.ts';

type Judged<K> = { ending: K } | { wrong: string };

/** `called` is how the sentence names it. */
export function judgePicture(bytes: Buffer, called: string): Judged<ImageKind> {
  if (bytes.length > mostPictureBytes) return { wrong: pictureMessages.tooLarge(called, 'picture') };
  const kind = imageKind(bytes);
  if (kind === 'broken') return { wrong: pictureMessages.broken(called) };
  if (kind === 'active') return { wrong: pictureMessages.active(called) };
  const size = imageSize(bytes, kind);
  if (!size) return { ending: kind };
  const { width, height } = size;
  if (Math.max(width, height) > pictureLimits.side || width * height > pictureLimits.pixels)
    return { wrong: pictureMessages.tooManyPixels(called, width, height) };
  return { ending: kind };
}

export function judgeFont(bytes: Buffer, called: string): Judged<'woff2'> {
  if (bytes.length > mostPictureBytes) return { wrong: pictureMessages.tooLarge(called, 'font') };
  return isFont(bytes) ? { ending: 'woff2' } : { wrong: pictureMessages.notAFont(called) };
}
