import type { OutletDirectory } from '../sellers/index.ts';
import type { Ticketing } from '../orders/index.ts';
import type { OfficeModule } from '../office/index.ts';
import type { Platform } from '../platform/module.ts';
import { correctTrackingHandler } from './calls/correct-tracking.ts';
import { labelExport } from './export-labels.ts';
import { fulfilmentSamples } from './fulfilment-samples.ts';
import { listParcelsHandler } from './calls/list-parcels.ts';
import { countParcelsHandler } from './calls/count-parcels.ts';
import { exportLabelsHandler } from './calls/export-labels.ts';
import { lateParcels } from './late-parcels.ts';
import { printParcelsHandler } from './calls/print-parcels.ts';
import { writeShippedLetters } from './shipped-letters.ts';
import { listSoldTicketsHandler } from './calls/list-sold-tickets.ts';
import { getDoorHandler } from './calls/get-door.ts';
import { makeDoorPassHandler } from './calls/make-door-pass.ts';
import { endDoorPassHandler } from './calls/end-door-pass.ts';
import { openedPasses } from './door/opened-passes.ts';
import { registerDoor } from './door/register-door.ts';
import { tellFriends } from './tickets/friend-mails.ts';
import { reissueTicketHandler } from './calls/reissue-ticket.ts';
import { sendTicketHandler } from './calls/send-ticket.ts';
import { takeTicketBackHandler } from './calls/take-ticket-back.ts';
import { moveOn } from './tickets/move-on.job.ts';
import { checkTrackingHandler } from './calls/check-tracking.ts';
import { saveTrackingHandler } from './calls/save-tracking.ts';
import { undoShipmentHandler } from './calls/undo-shipment.ts';
import { listWillCallHandler } from './calls/list-will-call.ts';
import { getWillCallHandler } from './calls/get-will-call.ts';
import { collectWillCallHandler } from './calls/collect-will-call.ts';

const LETTER_SECONDS = 30;
/** Whoever has just paid looks at the receipt, and has the tickets on it. */
const MOVE_SECONDS = 2;

interface FulfilmentNeeds extends Pick<Platform, 'db' | 'clock' | 'publicAddress' | 'checkpoint'> {
  tickets: Ticketing;
  directory: OutletDirectory;
}

export const openFulfilment = (needs: FulfilmentNeeds): OfficeModule<'fulfilment'> => ({
  register: (http) => registerDoor(http, needs),
  handlers: [
    listParcelsHandler(needs.db),
    countParcelsHandler(needs.db),
    exportLabelsHandler,
    checkTrackingHandler(needs.db),
    saveTrackingHandler,
    undoShipmentHandler,
    correctTrackingHandler(needs.db, needs.publicAddress),
    printParcelsHandler(needs.db),
    listWillCallHandler(needs.db),
    getWillCallHandler(needs.db),
    collectWillCallHandler,
    listSoldTicketsHandler(needs),
    getDoorHandler(needs),
    makeDoorPassHandler(needs),
    endDoorPassHandler,
    sendTicketHandler(needs),
    takeTicketBackHandler(needs),
    reissueTicketHandler(needs),
  ],
  tasks: [labelExport],
  letterSamples: fulfilmentSamples(needs),
  matters: [lateParcels],
  opened: [openedPasses],
  jobs: [
    {
      name: 'move orders on',
      everySeconds: MOVE_SECONDS,
      run: (now, stopping) => moveOn(needs, now, stopping),
    },
    {
      name: 'letters about tickets that came back',
      everySeconds: LETTER_SECONDS,
      run: (now) => tellFriends(needs, now),
    },
    {
      name: 'letters about parcels',
      everySeconds: LETTER_SECONDS,
      run: (now) => writeShippedLetters(needs.db, needs.publicAddress, now),
    },
  ],
});
