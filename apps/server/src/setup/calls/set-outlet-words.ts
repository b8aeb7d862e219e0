import { setOutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import { withOwnWords } from '@stagedoor/rules/language/own-words';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { applyForDesk, refuseForbidden } from '../../programme/index.ts';
import { lockSellers } from '../../sellers/index.ts';
import { describeOutlet, scopeOf } from '../drafts/outlet-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** Judged and written as every other fact of the outlet. Two people who say different texts do not meet. */
export const setOutletWordsHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(setOutletWords, async ({ outletId, text, language, words = null, was = null }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId, now } = caller;
    const outlet = { sellerId, outletId };
    const change = caller.change(async ({ tx, record, about, unchanged }) => {
      about({ kind: 'outlet', id: outletId });
      await lockSellers(tx);
      const published = await describeOutlet(tx, outlet);
      const is = published.words.find((own) => own.text === text)?.[language] ?? null;
      if (is !== was && is !== words) refuse('CHANGED_MEANWHILE');
      const { entries } = await applyForDesk(
        tx,
        {
          scope: scopeOf(outlet),
          description: { ...published, words: withOwnWords(published.words, { text, language, words }) },
          before: published,
          takeOver: false,
          now,
        },
        needs,
      );
      if (entries.length === 0) return unchanged({});
      for (const entry of entries) record(entry);
      return {};
    });
    const done = await change.catch(refuseForbidden);
    needs.forgetShops();
    return done;
  });
