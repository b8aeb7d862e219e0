import type { OfficeModule } from '../office/index.ts';
import type { Previews } from '../pages/index.ts';
import { addOutletHandler } from './calls/add-outlet.ts';
import { changeKeeperHandler } from './calls/change-keeper.ts';
import { checkFolderHandler } from './calls/check-folder.ts';
import { exportOutletFolderHandler } from './calls/export-outlet-folder.ts';
import { finishFirstRunHandler } from './calls/finish-first-run.ts';
import { getFirstRunHandler } from './calls/get-first-run.ts';
import { getGoingLiveHandler } from './calls/get-going-live.ts';
import { getOutletDraftHandler } from './calls/get-outlet-draft.ts';
import { dropShowDraftHandler } from './calls/drop-show-draft.ts';
import { getSeriesDraftHandler } from './calls/get-series-draft.ts';
import { listSeriesHandler } from './calls/list-series.ts';
import { makeSeriesDraftHandler } from './calls/make-series-draft.ts';
import { saveSeriesDraftHandler } from './calls/save-series-draft.ts';
import { getShowDraftHandler } from './calls/get-show-draft.ts';
import { listShowDraftsHandler } from './calls/list-show-drafts.ts';
import { makeShowDraftHandler } from './calls/make-show-draft.ts';
import { saveShowDraftHandler } from './calls/save-show-draft.ts';
import { planShowPublishHandler } from './calls/plan-show-publish.ts';
import { listShowPublishesHandler } from './calls/list-show-publishes.ts';
import { undoShowPublishHandler } from './calls/undo-show-publish.ts';
import { publishShowsHandler } from './calls/publish-shows.ts';
import { getSeriesPreviewHandler } from './calls/get-series-preview.ts';
import { getShowPreviewHandler } from './calls/get-show-preview.ts';
import { draftLegPricesHandler } from './calls/draft-leg-prices.ts';
import { planLegPricesHandler } from './calls/plan-leg-prices.ts';
import { pasteShowsHandler } from './calls/paste-shows.ts';
import { listShowMonthHandler } from './calls/list-show-month.ts';
import { listShowsHandler } from './calls/list-shows.ts';
import { listOutletPublishesHandler } from './calls/list-outlet-publishes.ts';
import { planOutletPublishHandler } from './calls/plan-outlet-publish.ts';
import { publishOutletHandler } from './calls/publish-outlet.ts';
import { saveOutletDraftHandler } from './calls/save-outlet-draft.ts';
import { turnOutletTestHandler } from './calls/turn-outlet-test.ts';
import { undoOutletPublishHandler } from './calls/undo-outlet-publish.ts';
import { getOutletPreviewHandler } from './calls/get-outlet-preview.ts';
import { getSetupHandler } from './calls/get-setup.ts';
import { openOutletHandler } from './calls/open-outlet.ts';
import { putLiveLineAsideHandler } from './calls/put-live-line-aside.ts';
import { getOutletWordsHandler } from './calls/get-outlet-words.ts';
import { setOutletPasswordHandler } from './calls/set-outlet-password.ts';
import { setOutletWordsHandler } from './calls/set-outlet-words.ts';
import { showFirstSecondStepHandler } from './calls/show-first-second-step.ts';
import { takeFolderInHandler } from './calls/take-folder-in.ts';
import { testGoingLiveHandler } from './calls/test-going-live.ts';
import { uploadPictureHandler } from './calls/upload-picture.ts';
import { uploadShowPictureHandler } from './calls/upload-show-picture.ts';
import { makeFirstRunLink } from './first-run-link.ts';
import { linesThatTurnedBad } from './live/bad-lines-matter.ts';
import { testFoundedOutlets } from './live/test-outlet.ts';
import { openPreviews } from './preview/open-previews.ts';
import type { SetupNeeds } from './setup-needs.ts';

const QUARTER_HOUR = 900;

export interface Setup extends OfficeModule<'setup'> {
  /** What a start prints while there is no seller. */
  firstRunLink(now: Date): Promise<string | undefined>;
  /** For the pages: how a shop looks in its draft. */
  previews: Previews;
}

/** What stands in no draft. */
const changedAtOnce = (needs: SetupNeeds) => [
  setOutletPasswordHandler(needs),
  getOutletWordsHandler(needs),
  setOutletWordsHandler(needs),
];

/** The shop itself, with what is drafted. */
const looks = (needs: SetupNeeds) => [
  getOutletPreviewHandler(needs),
  getShowPreviewHandler(needs),
  getSeriesPreviewHandler(needs),
];

export const openSetup = (needs: SetupNeeds): Setup => ({
  handlers: [
    getFirstRunHandler(needs),
    showFirstSecondStepHandler(needs),
    finishFirstRunHandler(needs),
    getSetupHandler(needs),
    listShowsHandler(needs),
    listShowMonthHandler(needs),
    pasteShowsHandler(needs),
    planLegPricesHandler(needs),
    draftLegPricesHandler(needs),
    publishShowsHandler(needs),
    listShowPublishesHandler(needs),
    undoShowPublishHandler(needs),
    planShowPublishHandler(needs),
    saveShowDraftHandler(needs),
    makeShowDraftHandler(needs),
    listShowDraftsHandler(needs),
    getShowDraftHandler(needs),
    dropShowDraftHandler(needs),
    listSeriesHandler(needs),
    getSeriesDraftHandler(needs),
    makeSeriesDraftHandler(needs),
    saveSeriesDraftHandler(needs),
    addOutletHandler(needs),
    getGoingLiveHandler(needs),
    testGoingLiveHandler(needs),
    putLiveLineAsideHandler,
    openOutletHandler(needs),
    turnOutletTestHandler(needs),
    getOutletDraftHandler(needs),
    saveOutletDraftHandler(needs),
    planOutletPublishHandler(needs),
    publishOutletHandler(needs),
    listOutletPublishesHandler(needs),
    undoOutletPublishHandler(needs),
    uploadPictureHandler(needs),
    uploadShowPictureHandler(needs),
    ...looks(needs),
    ...changedAtOnce(needs),
    exportOutletFolderHandler(needs),
    checkFolderHandler(needs),
    takeFolderInHandler(needs),
    changeKeeperHandler,
  ],
  matters: [linesThatTurnedBad],
  // Where no real money is at stake the lines are tested when somebody looks at them.
  jobs: needs.production
    ? [
        {
          name: 'test what a shop needs',
          everySeconds: QUARTER_HOUR,
          run: (now) => testFoundedOutlets(needs.live, now),
        },
      ]
    : [],
  firstRunLink: (now) => makeFirstRunLink(needs, now),
  previews: openPreviews(needs),
});
