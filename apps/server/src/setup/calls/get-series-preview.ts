import { getSeriesPreview } from '@stagedoor/contract/calls/office/preview';
import { findSeries } from '@stagedoor/descriptions/series/read-series';
import { previewMoment } from '@stagedoor/rules/setup/preview-moment';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { draftedProgramme } from '../preview/fan-on-day.ts';
import { previewCode } from '../preview/preview-code.ts';
import { reachDraft } from '../programme-drafts/reach-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** Long enough to be sent to somebody who shall say yes to it. */
const GOOD_SECONDS = 7200;

/** The first of its shows; a series without any is seen in the list. */
export const getSeriesPreviewHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(getSeriesPreview, async ({ draftId, seriesId, day }, caller) => {
    const { sellerId, now } = caller;
    const reached = await reachDraft(needs.db, caller, { kind: 'series', draftId, publicId: seriesId });
    const { outletId, publicId } = reached;
    const looked = { sellerId, outletId, draftId: reached.draftId, now };
    const programme = await draftedProgramme(needs, looked);
    if (!programme) return refuse('DESCRIPTION_REFUSED', { facts: { problems: [] } });
    const known =
      publicId === undefined ? undefined : findSeries(programme, { outletId, seriesId: publicId });
    const series = known ?? programme.outlets.find(({ id }) => id === outletId)?.series.at(-1);
    const at = previewMoment(day, series?.opens, timesIn(programme.timeZone));
    const events = programme.outlets.find(({ id }) => id === outletId)?.events ?? [];
    const first = events.find((event) => event.active && event.series === series?.id);
    const until = secondsAfter(now, GOOD_SECONDS);
    const { mainHost } = await needs.live.outlets.ofSeller(sellerId, outletId);
    const code = previewCode(needs.previewSecret, { ...looked, at }, until);
    const path = first ? `/event/${first.id}` : '/';
    return { until, at, address: `${needs.publicAddress({ mainHost })}${path}?preview=${code}` };
  });
