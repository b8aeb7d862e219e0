import { sheetWith, textIn } from '@stagedoor/descriptions/drafts/sheet';
import type { Sheet } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { tellNewSeries, tellSeries } from '@stagedoor/descriptions/series/tell-series';
import { seriesChangeWords as words } from '@stagedoor/rules/messages/series-changes';
import { seriesOfficeMessages } from '@stagedoor/rules/messages/series-office';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Db } from '../../platform/db/tables.ts';
import { officeRequests } from '../../requests/index.ts';
import type { Moment } from '../programme-drafts/plan-drafts.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import type { SortedDraft } from '../programme-drafts/publish-plan.ts';
import { publicSeriesSheet } from './told-series-draft.ts';

const tourName =
  ({ tours }: Programme) =>
  (tour: unknown): string =>
    textIn(recordOf(tours.find(({ id }) => id === tour) ?? tour), 'name');

/** How many other series the tour has, at whichever of these outlets. */
const othersOfTour = ({ outlets }: Programme, sheet: Sheet, seriesId: number | undefined): number =>
  outlets
    .flatMap(({ series }) => series)
    .filter(({ id, tour }) => tour !== null && tour === sheet['tour'] && id !== seriesId).length;

async function touchesOf(db: Db, { sellerId }: Moment, { draft: { publicId } }: SortedDraft) {
  if (publicId === undefined) return [];
  const asked = (await officeRequests.askedBySeries(db, sellerId)).get(publicId) ?? 0;
  return [{ what: asked > 0 ? words.touchesRequests(asked) : words.touchesNobody }];
}

export async function toldSeriesPublish(
  { db }: Pick<SetupNeeds, 'db'>,
  at: Moment,
  planned: SortedDraft,
  published: Programme,
) {
  const { draft, right } = planned;
  const before = publicSeriesSheet(published, draft);
  const after = sheetWith(before, right);
  const telling = {
    currency: published.currency,
    tourName: tourName(published),
    inTour: othersOfTour(published, after, draft.publicId),
  };
  return {
    name: textIn(sheetWith(before, draft.typed), 'name') || seriesOfficeMessages.newSeries,
    changes:
      draft.publicId === undefined ? tellNewSeries(after, telling) : tellSeries(before, after, telling),
    touches: await touchesOf(db, at, planned),
  };
}
