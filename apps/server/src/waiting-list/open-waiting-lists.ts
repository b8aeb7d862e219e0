import { waitingStock } from '../inventory/index.ts';
import type { OfficeModule } from '../office/index.ts';
import { declineWaitingOfferHandler } from './calls/decline-waiting-offer.ts';
import { exportWaitingListHandler } from './calls/export-waiting-list.ts';
import { getOfficeWaitingListHandler } from './calls/get-office-waiting-list.ts';
import { getWaitingListHandler } from './calls/get-waiting-list.ts';
import { getWaitingOfferHandler } from './calls/get-waiting-offer.ts';
import { joinWaitingListHandler } from './calls/join-waiting-list.ts';
import { leaveWaitingListHandler } from './calls/leave-waiting-list.ts';
import { pauseWaitingListHandler } from './calls/pause-waiting-list.ts';
import { resumeWaitingListHandler } from './calls/resume-waiting-list.ts';
import { skipWaitingHandler } from './calls/skip-waiting.ts';
import { waitingSamples } from './letters/waiting-samples.ts';
import { offerReturns } from './offer-returns.ts';
import { personalWaiting } from './personal-waiting.ts';
import { waitingExport } from './waiting-export.ts';
import { moveOffers, tendLists } from './waiting.job.ts';
import type { WaitingNeeds } from './waiting-needs.ts';

const MOVE_SECONDS = 2;
const TEND_SECONDS = 60;

export function openWaitingLists(needs: WaitingNeeds): OfficeModule<'waiting-list'> {
  waitingStock.onReturn(needs.db, offerReturns(needs));
  return {
    handlers: [
      getWaitingListHandler(needs),
      joinWaitingListHandler(needs),
      leaveWaitingListHandler(needs),
      getWaitingOfferHandler(needs),
      declineWaitingOfferHandler(needs),
      getOfficeWaitingListHandler(needs),
      pauseWaitingListHandler,
      resumeWaitingListHandler,
      skipWaitingHandler,
      exportWaitingListHandler(needs),
    ],
    tasks: [waitingExport],
    personalData: [personalWaiting],
    letterSamples: waitingSamples(needs),
    jobs: [
      { name: 'move waiting offers', everySeconds: MOVE_SECONDS, run: (now) => moveOffers(needs, now) },
      { name: 'tend waiting lists', everySeconds: TEND_SECONDS, run: (now) => tendLists(needs, now) },
    ],
  };
}
