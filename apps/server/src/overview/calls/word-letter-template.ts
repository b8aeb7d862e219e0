import { wordLetterTemplate } from '@stagedoor/contract/calls/office/letter-templates';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { changeLetterWords } from '../../sellers/index.ts';
import { requireOwnOutlet, letterName, trimmedWords, requireWords } from '../letters/reach-letter.ts';
import type { LetterNeeds } from '../letters/reach-letter.ts';

export const wordLetterTemplateHandler = (needs: LetterNeeds): Handler<'overview'> =>
  handle(wordLetterTemplate, async ({ outletId, kind, was, ...words }, caller) => {
    const { id, sellerId } = await requireOwnOutlet(needs.db, caller, outletId);
    const name = letterName(kind);
    const after = requireWords(words);
    await caller.change(async ({ tx, record, about }) => {
      about({ kind: 'letter', id: name });
      const key = { sellerId, outletId: id };
      const before = await changeLetterWords(tx, key, kind, (stands) => {
        const { subject, opening } = trimmedWords(stands);
        return subject === was.subject && opening === was.opening ? after : refuse('CHANGED_MEANWHILE');
      });
      record({
        action: 'mail.worded',
        subject: { kind: 'letter', id: name },
        outletId: id,
        before: trimmedWords(before),
        after,
      });
    });
    return {};
  });
