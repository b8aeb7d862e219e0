import { getOutletPreview } from '@stagedoor/contract/calls/office/preview';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { previewCode } from '../preview/preview-code.ts';
import { previewedPages } from '../preview/previewed-pages.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** As long as somebody sits before it; the room asks for another one in time. */
const GOOD_SECONDS = 900;

export const getOutletPreviewHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(getOutletPreview, async ({ outletId }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId, now } = caller;
    const until = secondsAfter(now, GOOD_SECONDS);
    const { mainHost } = await needs.live.outlets.ofSeller(sellerId, outletId);
    const code = previewCode(needs.previewSecret, { sellerId, outletId }, until);
    const origin = needs.publicAddress({ mainHost });
    const pages = await previewedPages(needs, { sellerId, outletId, now });
    return {
      outletId,
      until,
      pages: pages.map(({ name, path }) => ({ name, address: `${origin}${path}?preview=${code}` })),
    };
  });
