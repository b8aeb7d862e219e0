import { countParcels, exportLabels, listParcels } from '@stagedoor/contract/calls/office/fulfilment';
import type { OutletDirectory } from '../sellers/index.ts';
import { shipping } from '../orders/index.ts';
import type { Ticketing } from '../orders/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import type { Module, Platform } from '../platform/module.ts';
import { startExport } from '../staff/index.ts';
import { readParcelCounts } from './count-parcels.ts';
import { correctHandler } from './correct-tracking.ts';
import { describeParcels } from './describe-parcels.ts';
import { labelExport } from './export-labels.ts';
import { fulfilmentSamples } from './fulfilment-samples.ts';
import { lateParcels } from './late-parcels.ts';
import { paperHandler } from './papers/paper-calls.ts';
import { writeShippedLetters } from './shipped-letters.ts';
import { doorHandlers } from './door/door-calls.ts';
import { openedPasses } from './door/opened-passes.ts';
import { registerDoor } from './door/register-door.ts';
import { tellFriends } from './tickets/friend-mails.ts';
import { reissueHandler } from './tickets/reissue-ticket.ts';
import { sendHandlers } from './tickets/send-tickets.ts';
import { moveOn } from './tickets/move-on.job.ts';
import { trackingHandlers } from './tracking-calls.ts';
import { willCallHandlers } from './will-call/will-call-calls.ts';

const LETTER_SECONDS = 30;
/** Whoever has just paid looks at the receipt, and has the tickets on it. */
const MOVE_SECONDS = 2;

const listHandlers = (db: Db): Handler[] => [
  handle(listParcels, async ({ sort, after, before, ...filter }, caller) => {
    const page = await shipping.readParcels(db, caller, filter, { sort, after, before });
    const rows = await describeParcels(db, caller, page.rows);
    return { ...page, rows, ...(await shipping.countParcels(db, caller, filter)) };
  }),
  handle(countParcels, ({ outletId }, caller) => readParcelCounts(db, caller, outletId)),
  handle(exportLabels, (filter, caller) =>
    startExport(caller, labelExport, {
      name: 'Labels',
      details: { ...filter, outletIds: caller.outletIds },
    }),
  ),
];

interface FulfilmentNeeds extends Pick<Platform, 'db' | 'clock' | 'publicAddress'> {
  tickets: Ticketing;
  directory: OutletDirectory;
}

export const openFulfilment = (needs: FulfilmentNeeds): Module => ({
  register: (http) => registerDoor(http, needs),
  handlers: [
    ...listHandlers(needs.db),
    ...trackingHandlers(needs.db),
    correctHandler(needs.db, needs.publicAddress),
    paperHandler(needs.db),
    ...willCallHandlers(needs.db),
    ...doorHandlers(needs),
    ...sendHandlers(needs),
    reissueHandler(needs),
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
