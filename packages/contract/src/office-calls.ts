// Every call that the box office makes. The server refuses to start when one of them has no handler.
import { afterSaleCalls } from './calls/office/after-sale-calls.ts';
import { sellingCalls } from './calls/office/selling-calls.ts';
import { endDoorPass, getDoor, makeDoorPass } from './calls/office/door.ts';
import {
  exportEvents,
  getOfficeEvent,
  listEvents,
  putOnSale,
  releaseTickets,
  setAsideTickets,
  takeOffSale,
} from './calls/office/events.ts';
import {
  askGateway,
  extendGrace,
  getCharging,
  letGo,
  retryCharges,
  settleCharge,
} from './calls/office/charging.ts';
import {
  countMails,
  exportMails,
  getMail,
  listMails,
  sendMailAgain,
  sendOrderLettersAgain,
} from './calls/office/mail.ts';
import { closeWaitingRoom, getOfficeWaitingRoom, openWaitingRoom } from './calls/office/waiting-room.ts';
import { searchOffice } from './calls/office/search.ts';
import { shopWordsCalls } from './calls/office/shop-words.ts';
import { setUpCalls } from './calls/office/set-up-calls.ts';
import { letterTemplateCalls } from './calls/office/letter-templates.ts';
import { closeAllShops, closeShop, getSwitches, openAllShops, openShop } from './calls/office/switches.ts';
import { ledgerCalls } from './calls/office/ledger-calls.ts';
import { listRefundWindows, setRefundWindow } from './calls/office/refund-windows.ts';
import { ownLetterCalls } from './calls/office/own-letters.ts';
import { listSoldTickets } from './calls/office/sold-tickets.ts';
import { savedViewCalls } from './calls/office/saved-views.ts';
import { exportLog, listLog } from './calls/office/log.ts';
import { reissueTicket } from './calls/office/reissue-ticket.ts';
import { orderActionCalls } from './calls/office/order-actions.ts';
import { addOrderNote, getOfficeOrder } from './calls/office/one-order.ts';
import {
  countOrderViews,
  exportOfficeOrders,
  listOfficeOrders,
  sumOfficeOrders,
} from './calls/office/orders.ts';
import {
  freezeDraw,
  overrideDraw,
  abandonDraw,
  endDrawWalks,
  publishDraw,
  recordDrawNumber,
  runDraw,
} from './calls/office/decide-draws.ts';
import {
  checkDraw,
  exportDrawRequests,
  getDraw,
  listDrawEntries,
  listDrawRequests,
  listDraws,
  rehearseDraw,
} from './calls/office/draws.ts';
import {
  checkTracking,
  countParcels,
  exportLabels,
  listParcels,
  saveTracking,
  undoShipment,
  correctTracking,
  printParcels,
} from './calls/office/fulfilment.ts';
import {
  approveGuests,
  approvePaidGuests,
  countGuests,
  declineGuests,
  declinePaidGuests,
  listGuestRequests,
} from './calls/office/guests.ts';
import { invitationCalls } from './calls/office/invitations.ts';
import { collectWillCall, getWillCall, listWillCall } from './calls/office/will-call.ts';
import { keyCalls } from './calls/office/keys.ts';
import { webhookCalls } from './calls/office/webhooks.ts';
import { passkeyCalls } from './calls/office/passkeys.ts';
import {
  beginSecondStep,
  changeOwnPassword,
  confirmSecondStep,
  endOwnSession,
  listOwnSessions,
  removeSecondStep,
  renewRecoveryCodes,
} from './calls/office/own-account.ts';
import {
  changeStaffRole,
  endOpenedByStaff,
  endSessionsOfStaff,
  inviteStaff,
  listOpenedByStaff,
  listStaff,
  removeStaff,
  sendStaffPasswordLink,
  withdrawStaffInvitation,
} from './calls/office/staff.ts';
import {
  acceptStaffInvitation,
  chooseSeller,
  confirmStaffPassword,
  forgotStaffPassword,
  getStaffInvitation,
  getStaffSession,
  setStaffPassword,
  signInStaff,
  signOutStaff,
} from './calls/office/staff-session.ts';
import { getSalesByHour, getToday, getWentByItself } from './calls/office/today.ts';
import { getTask, getTaskPart, listTasks, pauseTask, resumeTask } from './calls/office/tasks.ts';
import { customerCalls } from './customer-calls.ts';
import type { AnyOfficeCall } from './office-call.ts';

export const officeCalls: readonly AnyOfficeCall[] = [
  getStaffSession,
  signInStaff,
  signOutStaff,
  chooseSeller,
  confirmStaffPassword,
  forgotStaffPassword,
  getStaffInvitation,
  acceptStaffInvitation,
  setStaffPassword,
  listOwnSessions,
  endOwnSession,
  changeOwnPassword,
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  ...passkeyCalls,
  ...keyCalls,
  ...webhookCalls,
  listStaff,
  listOpenedByStaff,
  inviteStaff,
  withdrawStaffInvitation,
  changeStaffRole,
  removeStaff,
  endSessionsOfStaff,
  endOpenedByStaff,
  sendStaffPasswordLink,
  listLog,
  exportLog,
  ...savedViewCalls,
  ...ownLetterCalls,
  listSoldTickets,
  ...customerCalls,
  listOfficeOrders,
  sumOfficeOrders,
  countOrderViews,
  exportOfficeOrders,
  getOfficeOrder,
  addOrderNote,
  ...orderActionCalls,
  ...sellingCalls,
  ...afterSaleCalls,
  getToday,
  getSalesByHour,
  getWentByItself,
  searchOffice,
  listEvents,
  exportEvents,
  getOfficeEvent,
  setAsideTickets,
  releaseTickets,
  takeOffSale,
  putOnSale,
  getOfficeWaitingRoom,
  openWaitingRoom,
  closeWaitingRoom,
  ...ledgerCalls,
  exportMails,
  listMails,
  countMails,
  getMail,
  sendMailAgain,
  sendOrderLettersAgain,
  getSwitches,
  listRefundWindows,
  setRefundWindow,
  closeShop,
  openShop,
  closeAllShops,
  openAllShops,
  listTasks,
  getTask,
  getTaskPart,
  pauseTask,
  resumeTask,
  listDraws,
  getDraw,
  checkDraw,
  listDrawEntries,
  listDrawRequests,
  exportDrawRequests,
  rehearseDraw,
  freezeDraw,
  recordDrawNumber,
  runDraw,
  getCharging,
  retryCharges,
  extendGrace,
  letGo,
  askGateway,
  settleCharge,
  overrideDraw,
  abandonDraw,
  endDrawWalks,
  publishDraw,
  listGuestRequests,
  countGuests,
  approveGuests,
  approvePaidGuests,
  declineGuests,
  declinePaidGuests,
  ...invitationCalls,
  ...letterTemplateCalls,
  ...setUpCalls,
  ...shopWordsCalls,
  listParcels,
  countParcels,
  exportLabels,
  checkTracking,
  saveTracking,
  undoShipment,
  getDoor,
  makeDoorPass,
  endDoorPass,
  reissueTicket,
  correctTracking,
  printParcels,
  listWillCall,
  getWillCall,
  collectWillCall,
];
