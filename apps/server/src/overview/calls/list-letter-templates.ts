import { listLetterTemplates } from '@stagedoor/contract/calls/office/letter-templates';
import { letterKinds } from '@stagedoor/rules/letters/letter-kinds';
import { officeMails } from '../../mail/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireOwnOutlet } from '../letters/reach-letter.ts';
import type { LetterNeeds } from '../letters/reach-letter.ts';

export const listLetterTemplatesHandler = (needs: LetterNeeds): Handler<'overview'> =>
  handle(listLetterTemplates, async ({ outletId }, caller) => {
    const { sellerId, letters } = await requireOwnOutlet(needs.db, caller, outletId);
    const counted = await officeMails.writtenByKind(needs.db, sellerId, outletId);
    return {
      templates: Object.entries(letterKinds).map(([kind, name]) => ({
        kind,
        name,
        written: counted.get(kind)?.written ?? 0,
        lastAt: counted.get(kind)?.lastAt,
        isWorded: kind in letters,
      })),
    };
  });
