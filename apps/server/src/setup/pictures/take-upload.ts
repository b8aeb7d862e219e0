// SETUP-05: what somebody chose on their computer, judged by its bytes.
import type { InputOf } from '@stagedoor/contract/call';
import type { uploadPicture } from '@stagedoor/contract/calls/office/pictures';
import { pictureMessages } from '@stagedoor/rules/messages/pictures';
import { mostFontBytes } from '@stagedoor/rules/shops/picture-limits';
import { refuse } from '../../platform/http/refusal.ts';
import { cleanSvg } from '../../platform/pictures/clean-svg.ts';
import { imageKind, isDrawing } from '../../platform/pictures/image-kind.ts';
import { judgeFont, judgePicture } from '../../platform/pictures/judge-picture.ts';
import { isWhole } from '../../platform/pictures/make-size.ts';

type Upload = Omit<InputOf<typeof uploadPicture>, 'outletId'>;

interface Taken {
  bytes: Buffer;
  ending: string;
  wasCleaned: boolean;
}

const refusePicture = (message: string): never => refuse('PICTURE_REFUSED', { message });

/** A drawing without what it must not hold; undefined where nothing of that is in it. */
function cleaned(bytes: Buffer): Buffer | undefined {
  const source = bytes.toString('utf8');
  if (!isDrawing(source)) return undefined;
  const { clean, removed } = cleanSvg(source);
  return removed || imageKind(bytes) === 'active' ? Buffer.from(clean) : undefined;
}

async function takePicture(given: Buffer, name: string): Promise<Taken> {
  const clean = cleaned(given);
  const bytes = clean ?? given;
  const judged = judgePicture(bytes, name);
  if ('wrong' in judged) return refusePicture(judged.wrong);
  // Its first bytes may promise more than the rest of them keeps.
  if (judged.ending !== 'svg' && !(await isWhole(bytes))) return refusePicture(pictureMessages.broken(name));
  return { bytes, ending: judged.ending, wasCleaned: clean !== undefined };
}

function takeFont(bytes: Buffer, name: string): Taken {
  const judged = judgeFont(bytes, name);
  if ('wrong' in judged) return refusePicture(judged.wrong);
  if (bytes.length > mostFontBytes) return refusePicture(pictureMessages.fontTooLarge(name));
  return { bytes, ending: judged.ending, wasCleaned: false };
}

export async function takeUpload({ what, name, bytes }: Upload): Promise<Taken> {
  const given = Buffer.from(bytes);
  return what === 'font' ? takeFont(given, name) : takePicture(given, name);
}
