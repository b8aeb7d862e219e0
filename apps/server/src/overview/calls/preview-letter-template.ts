import { previewLetterTemplate } from '@stagedoor/contract/calls/office/letter-templates';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireOwnOutlet, letterName, requireWords, tryOn } from '../letters/reach-letter.ts';
import type { LetterNeeds } from '../letters/reach-letter.ts';

export const previewLetterTemplateHandler = (needs: LetterNeeds): Handler<'overview'> =>
  handle(previewLetterTemplate, async ({ outletId, kind, ...words }, caller) => {
    const outlet = await requireOwnOutlet(needs.db, caller, outletId);
    letterName(kind);
    return { preview: await tryOn(needs, outlet, kind, requireWords(words), caller.now) };
  });
