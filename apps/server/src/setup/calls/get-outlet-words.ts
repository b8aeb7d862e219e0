import { getOutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import { languagesOf } from '@stagedoor/rules/language/choose-language';
import { shopLanguages } from '@stagedoor/rules/language/shop-languages';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { openings } from '../../sellers/index.ts';
import { describeOutlet } from '../drafts/outlet-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const getOutletWordsHandler = ({ db }: SetupNeeds): Handler<'setup'> =>
  handle(getOutletWords, async ({ outletId }, caller) => {
    caller.requireOutlet(outletId);
    const outlet = { sellerId: caller.sellerId, outletId };
    const { languages, words } = await describeOutlet(db, outlet);
    const listed = (await openings.list(db, caller.sellerId)).find(({ id }) => id === outletId);
    const { keptBy } = listed ?? refuse('NOT_FOUND');
    return {
      outletId,
      languages: languagesOf(languages),
      keptBy,
      said: words.flatMap((own) =>
        keysOf(shopLanguages).flatMap((language) => {
          const said = own[language];
          return said ? [{ text: own.text, language, words: said }] : [];
        }),
      ),
    };
  });
