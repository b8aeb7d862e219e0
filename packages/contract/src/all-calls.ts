// Every call there is. The server refuses to start when one of them has no handler.
import type { AnyCall } from './call.ts';
import {
  addCartAddress,
  addCartDelivery,
  addCartPayment,
  beginCheckout,
  createCart,
  getCart,
  updateCartLines,
} from './calls/cart.ts';
import { createGuestRequest, getGuestRequest, getTokenInfo } from './calls/guest-list.ts';
import { createOrder, getOrder } from './calls/order.ts';
import { getMobileTickets, listMobileTickets, listOrders } from './calls/order-history.ts';
import { getOutletEvents, getOutletInfo, getOutlets, getProtocols } from './calls/outlet.ts';
import { disablePaymentMethod, getHostedProfilePage, listPaymentMethods } from './calls/payment.ts';
import {
  addEventToRequest,
  createRequest,
  deleteEventRequest,
  draftSeriesRequest,
  editEventRequest,
  getEventRequests,
  getSeriesRequests,
  putEventRequest,
  putSeriesRequest,
  updatePriority,
  updateSeriesRequest,
} from './calls/requests.ts';
import {
  createSavedAddress,
  deleteSavedAddress,
  getSavedAddresses,
  updateSavedAddress,
} from './calls/saved-addresses.ts';
import { checkOutletPassword, checkSession, startSession } from './calls/session.ts';
import {
  changePassword,
  createUser,
  forgotPassword,
  login,
  resetPassword,
  updateProfile,
  validateEmail,
} from './calls/user.ts';

export const allCalls: readonly AnyCall[] = [
  getOutletInfo,
  getOutletEvents,
  getProtocols,
  getOutlets,
  startSession,
  checkSession,
  checkOutletPassword,
  login,
  createUser,
  updateProfile,
  changePassword,
  forgotPassword,
  resetPassword,
  validateEmail,
  getSavedAddresses,
  createSavedAddress,
  updateSavedAddress,
  deleteSavedAddress,
  listPaymentMethods,
  getHostedProfilePage,
  disablePaymentMethod,
  createCart,
  getCart,
  beginCheckout,
  updateCartLines,
  addCartAddress,
  addCartDelivery,
  addCartPayment,
  createOrder,
  getOrder,
  listOrders,
  getMobileTickets,
  listMobileTickets,
  getEventRequests,
  getSeriesRequests,
  draftSeriesRequest,
  createRequest,
  addEventToRequest,
  editEventRequest,
  deleteEventRequest,
  updateSeriesRequest,
  updatePriority,
  putEventRequest,
  putSeriesRequest,
  getTokenInfo,
  createGuestRequest,
  getGuestRequest,
];
