// What the box office asks about customers and does for them.
import {
  addCustomerNote,
  changeCustomerAddress,
  correctCustomer,
  endCustomerSessions,
  exportCustomers,
  getOfficeCustomer,
  listCustomers,
  sendCustomerResetLink,
  viewAsCustomer,
} from './calls/office/customers.ts';
import { erasePersonalData, exportPersonalData, getErasure } from './calls/office/personal-data.ts';
import type { AnyOfficeCall } from './office-call.ts';

export const customerCalls: readonly AnyOfficeCall[] = [
  listCustomers,
  getOfficeCustomer,
  exportCustomers,
  correctCustomer,
  sendCustomerResetLink,
  viewAsCustomer,
  changeCustomerAddress,
  endCustomerSessions,
  addCustomerNote,
  exportPersonalData,
  getErasure,
  erasePersonalData,
];
