import { getLetterTemplate } from '@stagedoor/contract/calls/office/letter-templates';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireOwnOutlet, letterName, trimmedWords, tryOn } from '../letters/reach-letter.ts';
import type { LetterNeeds } from '../letters/reach-letter.ts';

export const getLetterTemplateHandler = (needs: LetterNeeds): Handler<'overview'> =>
  handle(getLetterTemplate, async ({ outletId, kind }, caller) => {
    const outlet = await requireOwnOutlet(needs.db, caller, outletId);
    const name = letterName(kind);
    const words = trimmedWords(outlet.letters[kind] ?? {});
    return { name, ...words, preview: await tryOn(needs, outlet, kind, words, caller.now) };
  });
