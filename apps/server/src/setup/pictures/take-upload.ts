// SETUP-05: what somebody chose on their computer, judged by its bytes.
import type { InputOf } from '@stagedoor/contract/call';
import type { uploadPicture } from '@stagedoor/contract/calls/office/pictures';
import { lettersOf } from '@stagedoor/rules/language/letters-of';
import { shopLanguages } from '@stagedoor/rules/language/shop-languages';
import type { ShopLanguage } from '@stagedoor/rules/language/shop-languages';
import { pictureMessages } from '@stagedoor/rules/messages/pictures';
import { mostFontBytes } from '@stagedoor/rules/shops/picture-limits';
import { refuse } from '../../platform/http/refusal.ts';
import { cleanSvg } from '../../platform/pictures/clean-svg.ts';
import { fontLetters } from '../../platform/pictures/font-letters.ts';
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

/** Headings in a language that the shop speaks are set in one face, or it is said before somebody sees it. */
function takeFont(bytes: Buffer, name: string, languages: readonly ShopLanguage[]): Taken {
  const judged = judgeFont(bytes, name);
  if ('wrong' in judged) return refusePicture(judged.wrong);
  if (bytes.length > mostFontBytes) return refusePicture(pictureMessages.fontTooLarge(name));
  const has = fontLetters(bytes);
  if (!has) return refusePicture(pictureMessages.notAFont(name));
  for (const language of languages) {
    const missing = [...lettersOf(language)].filter((letter) => !has(letter.codePointAt(0) ?? 0));
    if (missing.length > 0)
      refusePicture(pictureMessages.fontLacks(name, missing.join(' '), shopLanguages[language]));
  }
  return { bytes, ending: judged.ending, wasCleaned: false };
}

/** `languages`: in which the outlet speaks. */
export async function takeUpload(
  { what, name, bytes }: Upload,
  languages: readonly ShopLanguage[],
): Promise<Taken> {
  const given = Buffer.from(bytes);
  return what === 'font' ? takeFont(given, name, languages) : takePicture(given, name);
}
