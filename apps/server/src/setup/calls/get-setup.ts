import { getSetup } from '@stagedoor/contract/calls/office/setup';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countOffer } from '../../catalogue/index.ts';
import { openings } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const getSetupHandler = ({ db, publicAddress }: SetupNeeds): Handler<'setup'> =>
  handle(getSetup, async (_input, { sellerId, outletIds }) => {
    const [all, { eventsOfOutlet, ...sold }] = await Promise.all([
      openings.list(db, sellerId),
      countOffer(db, sellerId),
    ]);
    const own = all.filter(({ id }) => outletIds === 'all' || outletIds.includes(id));
    return {
      outlets: own.map(({ mainHost, icon, ...outlet }) => ({
        ...outlet,
        icon: icon ?? undefined,
        origin: publicAddress({ mainHost: mainHost ?? undefined }),
        events: eventsOfOutlet[outlet.id] ?? 0,
      })),
      sold,
    };
  });
