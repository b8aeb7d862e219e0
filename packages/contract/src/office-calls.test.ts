// Who may make each call of the box office, written down a second time: a right that is weakened by mistake in the
// declaration of a call differs from this table.
import { expect, test } from 'vitest';
import { permissions } from '@stagedoor/rules/staff/role-table';
import { officeCalls } from './office-calls.ts';
import type { OfficeAccess } from './office-call.ts';

/** What the right lets somebody read, and what it lets somebody do. */
type Right = readonly [right: OfficeAccess, reads: string, does: string];

const rights: readonly Right[] = [
  [
    'anyone',
    'getStaffSession getStaffInvitation getFirstRun showFirstSecondStep askForPasskey',
    'signInStaff signInWithPasskey forgotStaffPassword acceptStaffInvitation setStaffPassword finishFirstRun',
  ],
  [
    'signed-in',
    'listOwnSessions listSavedViews listOwnLetters listOwnPasskeys beginPasskey',
    'signOutStaff chooseSeller confirmStaffPassword endOwnSession changeOwnPassword beginSecondStep ' +
      'confirmSecondStep removeSecondStep renewRecoveryCodes saveView removeView chooseOwnLetter ' +
      'confirmWithPasskey addPasskey renamePasskey removePasskey',
  ],
  ['today.look', 'getToday getWentByItself listTasks getTask getTaskPart', 'pauseTask resumeTask'],
  ['search.look', 'searchOffice', ''],
  ['customers.look', 'listCustomers getOfficeCustomer', ''],
  [
    'customers.correct',
    '',
    'correctCustomer sendCustomerResetLink changeCustomerAddress endCustomerSessions',
  ],
  ['customers.note', '', 'addCustomerNote addOrderNote'],
  ['customers.export', '', 'exportPersonalData'],
  ['customers.erase', 'getErasure', 'erasePersonalData'],
  ['customers.view-as', '', 'viewAsCustomer'],
  [
    'orders.look',
    'listOfficeOrders sumOfficeOrders countOrderViews getOfficeOrder getSalesByHour listSoldTickets',
    '',
  ],
  ['orders.change', 'getSeatsToMove', 'changeOrderAddress reissueTicket moveOrderSeats'],
  ['orders.retry', '', 'tryOrderCard'],
  ['orders.refund', '', 'cancelOrder'],
  [
    'lists.export',
    '',
    'exportCustomers exportOfficeOrders exportEvents exportMails exportDrawRequests exportInvitations ' +
      'exportWaitingList',
  ],
  ['events.look', 'listEvents getOfficeEvent getOfficeWaitingRoom getHallFill', ''],
  ['events.stock', '', 'setAsideTickets releaseTickets takeOffSale putOnSale'],
  [
    'events.cancel',
    'getEventCancellation getEventPostponement getClearingRun',
    'cancelEvent postponeEvent startClearingRun',
  ],
  ['events.waiting-room', '', 'openWaitingRoom closeWaitingRoom'],
  ['counter.sell', 'getCounter tryCounterCode', 'sellAtCounter sendPaymentLink'],
  ['counter.take-money', '', 'takeCounterMoney'],
  ['counter.give-away', '', 'giveAwayAtCounter'],
  ['draws.look', 'listDraws getDraw checkDraw listDrawEntries listDrawRequests', ''],
  ['draws.dry-run', 'rehearseDraw', ''],
  [
    'draws.decide',
    '',
    'freezeDraw recordDrawNumber runDraw overrideDraw abandonDraw endDrawWalks publishDraw',
  ],
  ['charging.look', 'getCharging', ''],
  ['charging.decide', '', 'retryCharges extendGrace letGo askGateway settleCharge'],
  ['refunds.look', 'listRefunds listDecidedRefunds getRefund listUpgrades', ''],
  [
    'refunds.decide',
    '',
    'approveRefund approveRefunds declineRefund undoChange approveProposal recordOtherWay tryReturnAgain ' +
      'revertRefund grantUpgrade declineUpgrade',
  ],
  [
    'fulfilment.work',
    'listParcels countParcels checkTracking printParcels listWillCall getWillCall',
    'exportLabels saveTracking undoShipment correctTracking collectWillCall',
  ],
  ['door.work', 'getDoor', 'makeDoorPass endDoorPass'],
  ['guests.look', 'listGuestRequests countGuests listInvitations countInvitations getInvitationOffer', ''],
  ['guests.invite', 'checkInvitations', 'approveGuests declineGuests saveInvitations'],
  ['guests.decide-paid', '', 'approvePaidGuests declinePaidGuests'],
  ['guests.send-again', '', 'sendInvitations revokeInvitations'],
  ['mail.look', 'listMails countMails', ''],
  ['mail.read', 'getMail', ''],
  ['mail.send-again', '', 'sendMailAgain sendOrderLettersAgain'],
  ['mail.templates', 'listLetterTemplates getLetterTemplate previewLetterTemplate', 'wordLetterTemplate'],
  ['ledger.look', 'getFeesAndTax getLedger getMoneyDue', ''],
  ['ledger.lines', 'listDisputes listLedgerLines listStrays', ''],
  ['ledger.mend', '', 'putStrayAside exportLedger'],
  [
    'setup.look',
    'describeProgramme planProgramme getSetup getGoingLive testGoingLive getOutletDraft ' +
      'planOutletPublish listOutletPublishes getOutletPreview getGateways getTriedCard getMailServer getTaxSettings ' +
      'exportOutletFolder listHalls getHall listShows listSeries listShowPublishes listShowMonth getOutletWords',
    '',
  ],
  [
    'setup.shows',
    'getShowDraft makeShowDraft saveShowDraft dropShowDraft listShowDrafts planShowPublish getShowPreview getSeriesPreview pasteShows ' +
      'getSeriesDraft makeSeriesDraft saveSeriesDraft planLegPrices draftLegPrices ' +
      'uploadShowPicture',
    '',
  ],
  [
    'setup.change',
    'saveOutletDraft uploadPicture checkGateway openCardTrial tryMailServer checkFolder saveHallDraft',
    'applyProgramme putLiveLineAside openOutlet turnOutletTest publishOutlet undoOutletPublish changeGateway tryCard ' +
      'changeMailServer forgetMailServer setOutletPassword setOutletWords saveTaxSettings takeFolderIn changeKeeper makeHall ' +
      'publishHall moveToPlan publishShows undoShowPublish saveGiftLimit addOutlet',
  ],
  [
    'staff.manage',
    'listStaff listOpenedByStaff',
    'inviteStaff withdrawStaffInvitation changeStaffRole removeStaff endSessionsOfStaff ' +
      'endOpenedByStaff sendStaffPasswordLink',
  ],
  ['reports.look', 'getEventReport getReportHall getSalesReport', ''],
  ['reports.share', 'listReportLinks', 'makeReportLink endReportLink'],
  ['codes.look', 'listCodes getCodeSet listCodePlaces', ''],
  ['codes.stop', '', 'stopCodes resumeCodes'],
  ['codes.manage', '', 'makeCodes exportCodes handOutCodes'],
  ['waiting.look', 'getOfficeWaitingList', ''],
  ['waiting.work', '', 'pauseWaitingList resumeWaitingList skipWaiting'],
  ['connections.look', 'listKeys listWebhooks', ''],
  [
    'connections.manage',
    'listDeliveries',
    'makeKey renewKey revokeKey addWebhook rotateWebhook removeWebhook resumeWebhook leaveDelivery testWebhook tryDeliveries',
  ],
  ['log.look', 'listLog', ''],
  ['log.export', '', 'exportLog'],
  ['switches.look', 'getSwitches listRefundWindows', ''],
  ['switches.shop', '', 'closeShop openShop'],
  ['switches.all', 'getShopWords', 'closeAllShops openAllShops expectClientVersion sayStatusTexts'],
  ['switches.refund-windows', '', 'setRefundWindow'],
];

/** Rights that the pages alone ask for, or whose room is still to come. */
const withoutCalls = ['customers.contact', 'draws.write', 'setup.texts'];

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const sorted = (names: readonly string[]): string[] => names.toSorted();
const namesOf = (is: (call: (typeof officeCalls)[number]) => boolean): string[] =>
  sorted(officeCalls.filter(is).map(({ name }) => name));

test.each(rights)(
  '[STAFF-04] [SEC-79] %s is what these calls ask for, and no others',
  (right, reads, does) => {
    const asks = (changes: boolean) =>
      namesOf((call) => call.permission === right && call.changes === changes);
    expect({ reads: asks(false), does: asks(true) }).toEqual({
      reads: sorted(words(reads)),
      does: sorted(words(does)),
    });
  },
);

test('[STAFF-04] [SEC-79] every call and every right stands in the table, once', () => {
  const named = rights.flatMap(([, reads, does]) => words(`${reads} ${does}`));
  expect(sorted(named)).toEqual(namesOf(() => true));
  const known = [...permissions, 'anyone', 'signed-in'];
  expect(sorted([...rights.map(([right]) => right), ...withoutCalls])).toEqual(sorted(known));
});

test('[STAFF-08] who only asks may propose these, and no others', () => {
  const proposed = 'approveRefund approveRefunds cancelOrder undoChange grantUpgrade approvePaidGuests';
  expect(namesOf(({ proposes }) => proposes)).toEqual(sorted(words(proposed)));
});

test('[STAFF-07] what cannot be undone, or gives rights away, asks for the password again', () => {
  const grave =
    'makeKey renewKey beginPasskey addPasskey removePasskey beginSecondStep removeSecondStep ' +
    'renewRecoveryCodes changeGateway tryCard inviteStaff changeStaffRole removeStaff addWebhook ' +
    'rotateWebhook changeMailServer forgetMailServer ' +
    'erasePersonalData cancelEvent postponeEvent startClearingRun freezeDraw abandonDraw endDrawWalks publishDraw';
  expect(namesOf(({ freshPassword }) => freshPassword)).toEqual(sorted(words(grave)));
});

test('[SEC-56] what a stranger could guess with is limited', () => {
  const guessed =
    'forgotStaffPassword getStaffInvitation acceptStaffInvitation setStaffPassword ' +
    'getFirstRun showFirstSecondStep finishFirstRun askForPasskey signInWithPasskey';
  expect(namesOf(({ limit }) => limit === 'guesses')).toEqual(sorted(words(guessed)));
});
