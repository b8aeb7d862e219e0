import { saveOutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { describeOutlet, differing, toldDraft } from '../drafts/outlet-draft.ts';
import { dropFields, keepFields } from '../drafts/draft-store.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** Nothing of it is public and nothing of it is judged: the log hears of it when it is published. */
export const saveOutletDraftHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(saveOutletDraft, async ({ outletId, fields }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId, staffId, now } = caller;
    const outlet = { sellerId, outletId, now };
    const published = await describeOutlet(needs.db, outlet);
    const typed = fields.map(({ field, value }) => ({ field, value: value ?? null }));
    const kept = differing(published, typed);
    const same = typed.filter((each) => !kept.includes(each)).map(({ field }) => field);
    await inTransaction(needs.db, async (tx) => {
      await keepFields(tx, outlet, staffId, kept);
      if (same.length > 0) await dropFields(tx, outlet, same);
    });
    return toldDraft(needs, outlet, staffId);
  });
