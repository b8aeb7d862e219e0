import { setOutletPassword } from '@stagedoor/contract/calls/office/outlet-password';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { applyForDesk, refuseForbidden } from '../../programme/index.ts';
import { lockSellers } from '../../sellers/index.ts';
import { describeOutlet, scopeOf } from '../drafts/outlet-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** As every other fact of the outlet, judged and written as one description; the log never holds the word itself. */
export const setOutletPasswordHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(setOutletPassword, async ({ outletId, password }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId, now } = caller;
    const outlet = { sellerId, outletId };
    const change = caller.change(async ({ tx, record, about, unchanged }) => {
      about({ kind: 'outlet', id: outletId });
      await lockSellers(tx);
      const published = await describeOutlet(tx, outlet);
      const { entries } = await applyForDesk(
        tx,
        {
          scope: scopeOf(outlet),
          description: { ...published, password: password ?? null },
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
