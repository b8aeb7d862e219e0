import { getShowPreview } from '@stagedoor/contract/calls/office/preview';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { draftedShow } from '../preview/drafted-show.ts';
import { previewCode } from '../preview/preview-code.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { reachDraft } from '../programme-drafts/reach-draft.ts';

/** Long enough to be sent to somebody who shall say yes to it. */
const GOOD_SECONDS = 7200;

export const getShowPreviewHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(getShowPreview, async ({ draftId }, caller) => {
    const { sellerId, now } = caller;
    const { outletId } = await reachDraft(needs.db, caller, { kind: 'show', draftId });
    const show = await draftedShow(needs, { sellerId, outletId, now }, draftId);
    if (!show) return refuse('DESCRIPTION_REFUSED', { facts: { problems: [] } });
    const until = secondsAfter(now, GOOD_SECONDS);
    const { mainHost } = await needs.live.outlets.ofSeller(sellerId, outletId);
    const code = previewCode(needs.previewSecret, { sellerId, outletId, draftId }, until);
    return {
      until,
      address: `${needs.publicAddress({ mainHost })}/event/${show.eventId}?preview=${code}`,
    };
  });
