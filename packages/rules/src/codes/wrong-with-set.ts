// What is wrong with a code that somebody is about to make, field by field; the page and the server ask the same.
import { fieldErrors } from '../forms/field-errors.ts';
import { codeOfficeMessages as words } from '../messages/code-office.ts';
import { CODE_DRAWN_LETTERS, CODE_SHAPE, normaliseCode } from './code-text.ts';
import type { FlatTerms } from './terms-of.ts';

/** At once, however they are handed out. */
export const CODES_AT_ONCE = 10_000;
const MOST_LETTERS = 40;

export interface NewSet {
  code: string;
  many?: number | undefined;
  opens?: 'sale' | 'hidden' | undefined;
  takesOff?: FlatTerms | undefined;
  levelIds?: readonly number[] | undefined;
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
}

function wrongWithCode({ code, many }: NewSet): string | false {
  const meant = normaliseCode(code);
  if (many === undefined) return !CODE_SHAPE.test(meant) && words.codeWrong;
  if (meant === '') return false;
  const isFine =
    CODE_SHAPE.test(meant.replace(/-$/, '')) && meant.length + CODE_DRAWN_LETTERS <= MOST_LETTERS;
  return !isFine && words.beginningWrong;
}

function wrongWithTerms({ opens, takesOff }: NewSet): string | false {
  if (!takesOff) return opens === undefined && words.doesNothing;
  const { kind, cents, ppm } = takesOff;
  if (kind === 'amount') return !((cents ?? 0) > 0) && words.amountNeeded;
  if (kind === 'price') return (cents ?? undefined) === undefined && words.priceNeeded;
  if (kind === 'percent')
    return !(ppm !== null && ppm !== undefined && ppm > 0 && ppm <= 1_000_000) && words.percentNeeded;
  return false;
}

export const wrongWithSet = (set: NewSet) =>
  fieldErrors({
    code: wrongWithCode(set),
    takesOff: wrongWithTerms(set),
    levelIds: set.opens === 'hidden' && !set.levelIds?.length && words.levelNeeded,
    endsAt:
      set.startsAt !== undefined && set.endsAt !== undefined && set.endsAt <= set.startsAt && words.endsFirst,
  });
