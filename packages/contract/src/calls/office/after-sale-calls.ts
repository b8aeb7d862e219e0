// Every call of the rooms that decide what becomes of a sale.
import type { AnyOfficeCall } from '../../office-call.ts';
import { cancelEvent, getEventCancellation } from './cancel-event.ts';
import { getClearingRun, startClearingRun } from './clear-event.ts';
import {
  approveProposal,
  approveRefund,
  approveRefunds,
  cancelOrder,
  declineRefund,
  recordOtherWay,
  revertRefund,
  tryReturnAgain,
  undoChange,
} from './decide-refunds.ts';
import { getSeatsToMove, moveOrderSeats } from './move-seats.ts';
import { getEventPostponement, postponeEvent } from './postpone-event.ts';
import { getRefund, listDecidedRefunds, listRefunds } from './refunds.ts';
import { declineUpgrade, grantUpgrade, listUpgrades } from './upgrades.ts';

export const afterSaleCalls: readonly AnyOfficeCall[] = [
  listRefunds,
  listDecidedRefunds,
  getRefund,
  approveRefund,
  approveRefunds,
  declineRefund,
  cancelOrder,
  undoChange,
  approveProposal,
  recordOtherWay,
  tryReturnAgain,
  revertRefund,
  listUpgrades,
  grantUpgrade,
  declineUpgrade,
  getSeatsToMove,
  moveOrderSeats,
  getEventCancellation,
  cancelEvent,
  getEventPostponement,
  postponeEvent,
  getClearingRun,
  startClearingRun,
];
