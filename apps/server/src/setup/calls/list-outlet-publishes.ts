import { listOutletPublishes } from '@stagedoor/contract/calls/office/drafts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffWords } from '../../staff/index.ts';
import { describeOutlet } from '../drafts/outlet-draft.ts';
import { listPublishes } from '../drafts/publish-store.ts';
import { whyItStays } from '../drafts/why-it-stays.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const listOutletPublishesHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(listOutletPublishes, async ({ outletId }, caller) => {
    caller.requireOutlet(outletId);
    const { db } = needs;
    const outlet = { sellerId: caller.sellerId, outletId };
    const published = await describeOutlet(db, outlet);
    const kept = await listPublishes(db, outlet);
    const names = await staffWords(
      db,
      caller.sellerId,
      kept.map(({ published_by }) => published_by),
    );
    const publishes = await Promise.all(
      kept.map(async (publish) => ({
        id: publish.publish_id,
        by: names.get(publish.published_by) ?? '',
        at: publish.published_at,
        sentences: publish.sentences,
        isUndone: publish.undone_by !== null,
        stays: await whyItStays(needs, db, publish, published),
      })),
    );
    return { publishes };
  });
