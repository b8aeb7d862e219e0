import { publishOutlet } from '@stagedoor/contract/calls/office/drafts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseForbidden, versionOf } from '../../programme/index.ts';
import { lockSellers } from '../../sellers/index.ts';
import { dropFields, readDraft } from '../drafts/draft-store.ts';
import { describeOutlet, scopeOf } from '../drafts/outlet-draft.ts';
import { publishIn } from '../drafts/publish-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const publishOutletHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(publishOutlet, async ({ outletId, version, takeOver = false }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId, staffId, now } = caller;
    const outlet = { sellerId, outletId, now };
    const change = caller.change(async ({ tx, record, about, unchanged }) => {
      about({ kind: 'outlet', id: outletId });
      await lockSellers(tx);
      // What was shown before the click is what is changed by it, or nothing is.
      if (versionOf(scopeOf(outlet), await describeOutlet(tx, outlet)) !== version)
        refuse('CHANGED_MEANWHILE');
      const typed = await readDraft(tx, outlet);
      const published = await publishIn(tx, outlet, { staffId, typed, takeOver }, needs);
      await dropFields(
        tx,
        outlet,
        typed.map(({ field }) => field),
      );
      if (!published) return unchanged({ sentences: [] });
      for (const entry of published.entries) record(entry);
      return { sentences: published.sentences };
    });
    return change.catch(refuseForbidden);
  });
