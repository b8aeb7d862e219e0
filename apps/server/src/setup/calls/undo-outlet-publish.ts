import { undoOutletPublish } from '@stagedoor/contract/calls/office/drafts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseForbidden } from '../../programme/index.ts';
import { lockSellers } from '../../sellers/index.ts';
import { describeOutlet } from '../drafts/outlet-draft.ts';
import { publishIn } from '../drafts/publish-draft.ts';
import { findPublish, markUndone } from '../drafts/publish-store.ts';
import { whyItStays } from '../drafts/why-it-stays.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const undoOutletPublishHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(undoOutletPublish, async ({ outletId, id }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId, staffId, now } = caller;
    const outlet = { sellerId, outletId, now };
    const change = caller.change(async ({ tx, record, unchanged }) => {
      await lockSellers(tx);
      const publish = (await findPublish(tx, outlet, id)) ?? refuse('NOT_FOUND');
      if (publish.undone_by !== null) return unchanged({});
      const stays = await whyItStays(needs, tx, publish, await describeOutlet(tx, outlet));
      if (stays !== undefined) refuse('PUBLISH_STAYS', { message: stays });
      const undone = await publishIn(tx, outlet, { staffId, typed: publish.before, takeOver: true }, needs);
      if (!undone || !(await markUndone(tx, sellerId, id, undone.publishId))) return unchanged({});
      for (const entry of undone.entries) record(entry);
      return {};
    });
    return change.catch(refuseForbidden);
  });
