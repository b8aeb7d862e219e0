// A series as its page shows it: what is public, what was typed since, and what a fan's sums are made of.
import type { SeriesDraft } from '@stagedoor/contract/calls/office/series';
import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import type { Sheet } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { findSeries, newSeriesSheet, seriesSheet } from '@stagedoor/descriptions/series/read-series';
import { seriesWindow } from '@stagedoor/rules/events/series-window';
import { seriesOfficeMessages } from '@stagedoor/rules/messages/series-office';
import { isLocked } from '@stagedoor/rules/programme/locked-series';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { commitmentOf } from '../../awards/index.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { officeRequests } from '../../requests/index.ts';
import type { DraftSubject } from '../programme-drafts/programme-draft-store.ts';
import type { ReachedDraft } from '../programme-drafts/reach-draft.ts';
import { toldDraft } from '../programme-drafts/told-draft.ts';
import type { Looking } from '../programme-drafts/told-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { showStandings } from '../shows/show-standings.ts';
import { showsInSeries } from './shows-in-series.ts';

export function publicSeriesSheet(
  programme: Programme,
  { outletId, publicId }: Pick<DraftSubject, 'publicId'> & { outletId: number },
): Sheet {
  if (publicId === undefined) {
    const outlet = programme.outlets.find(({ id }) => id === outletId);
    return newSeriesSheet(outlet !== undefined && isGuestList(outlet.type));
  }
  return seriesSheet(
    programme,
    findSeries(programme, { outletId, seriesId: publicId }) ?? refuse('NOT_FOUND'),
  );
}

export async function toldSeriesDraft(
  needs: SetupNeeds,
  reached: ReachedDraft,
  looking: Looking,
): Promise<SeriesDraft> {
  const { db, live } = needs;
  const { now } = looking;
  const { sellerId, outletId, publicId: seriesId } = reached;
  const { published, outlet, written, facts } = await toldDraft(needs, reached, looking);
  const series = outlet.series.find(({ id }) => id === seriesId);
  const own = outlet.events.filter((event) => series && event.series === series.id).map(({ id }) => id);
  const standings = await showStandings(db, { sellerId, outletIds: [outletId] }, now, own);
  const asked = seriesId === undefined ? undefined : await officeRequests.askedBySeries(db, sellerId);
  const committed = seriesId === undefined ? undefined : await commitmentOf(db, sellerId, seriesId);
  return {
    ...facts,
    seriesId,
    name: textIn(written.sheet, 'name') || seriesOfficeMessages.newSeries,
    window:
      series &&
      seriesWindow({ visibleDate: series.visible, openDate: series.opens, closedDate: series.closes }, now),
    lockedSince: series?.opens && isLocked(series, now) ? series.opens : undefined,
    published: publicSeriesSheet(published, reached),
    requests: asked?.get(seriesId ?? 0) ?? 0,
    shows: series ? showsInSeries(published, outlet, series.id, standings) : [],
    draw: { hasSecret: live.hasDrawSecret, ...committed },
    choices: {
      tours: published.tours.map(({ id, name }) => ({ id, name })),
      delivery: outlet.delivery
        .filter(({ active }) => active)
        .map(({ id, name, price }) => ({ id, name, price: price ?? 0 })),
    },
  };
}
