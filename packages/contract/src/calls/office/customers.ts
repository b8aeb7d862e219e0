// Customers as staff see them, and what staff do for them.
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, paragraph, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { listedMail } from './mail.ts';
import { addressFields } from './one-order.ts';
import { listedOrder } from './orders.ts';
import { task } from './tasks.ts';
import { typedAddress } from './typed-address.ts';

const listedCustomer = shape('ListedCustomer', {
  id,
  name: text,
  email: text,
  since: instant,
  changedAt: maybe(instant),
  orders: id,
  /** Of an outside system: the profile is kept there. */
  isMember: flag,
});
export type ListedCustomer = Of<typeof listedCustomer>;

const customerPage = keysetPage('CustomerPage', listedCustomer, {});

export const listCustomers = officeCall({
  name: 'listCustomers',
  module: 'overview',
  method: 'GET',
  path: 'customers/list',
  permission: 'customers.look',
  changes: false,
  summary: 'Customers, sorted by `since`, `changed` or `name`.',
  input: asked('CustomerQuestion', {
    ...keysetFields,
    words: maybe(line(100)),
    /** Those who came or changed since then. */
    changedSince: maybe(instant),
  }),
  output: customerPage,
});

export const exportCustomers = officeCall({
  name: 'exportCustomers',
  module: 'overview',
  path: 'customers/export',
  permission: 'lists.export',
  changes: true,
  summary: 'Starts the task that writes the filtered customers as CSV.',
  input: asked('CustomerExport', { words: maybe(line(100)) }),
  output: task,
});

const customerAddress = shape('CustomerAddress', {
  uuid,
  /** Handed back with a change: it proves that nothing newer is overwritten. */
  version: id,
  ...addressFields,
  email: maybe(text),
  note: maybe(text),
});
export type CustomerAddress = Of<typeof customerAddress>;

const officeCustomer = shape('OfficeCustomer', {
  id,
  firstName: text,
  lastName: text,
  email: text,
  /** LANG-06: in which they are written to; missing where it is each outlet's own. */
  language: maybe(text),
  since: instant,
  /** Handed back with a change: it proves that nothing newer is overwritten. */
  updatedAt: instant,
  /** What the outside system calls them, where it keeps the profile. */
  member: maybe(text),
  /** What is open about their orders. */
  waiting: list(
    shape('CustomerWaiting', {
      number: text,
      what: z.enum(['declined', 'refund', 'upgrade']),
      since: maybe(instant),
    }),
  ),
  orders: list(listedOrder),
  requests: list(
    shape('CustomerRequest', { number: text, series: text, status: text, placedAt: instant, outletId: id }),
  ),
  cards: list(shape('CustomerCard', { id, words: text, expiration: text, isFormer: maybe(flag) })),
  addresses: list(customerAddress),
  mails: list(listedMail),
  notes: list(shape('CustomerNote', { id, at: instant, name: text, content: text })),
  log: list(shape('CustomerLogLine', { id: text, at: instant, action: text, name: text })),
});
export type OfficeCustomer = Of<typeof officeCustomer>;

export const getOfficeCustomer = officeCall({
  name: 'getOfficeCustomer',
  module: 'overview',
  method: 'GET',
  path: 'customers/get',
  permission: 'customers.look',
  changes: false,
  summary: 'One customer over all outlets: orders, requests, cards, addresses, letters, notes, changes.',
  input: asked('OfficeCustomerKey', { id: addressedId }),
  output: officeCustomer,
  refusals: ['NOT_FOUND'],
});

const permission = 'customers.correct';

export const correctCustomer = officeCall({
  name: 'correctCustomer',
  module: 'accounts',
  path: 'customers/correct',
  permission,
  changes: true,
  summary: 'Correct a name or an e-mail; both addresses are written to when it changes.',
  input: asked('CustomerCorrection', {
    id,
    firstName: line(100),
    lastName: line(100),
    email: line(254),
    updatedAt: instant,
    reason: maybe(line(300)),
  }),
  output: noFields,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'EMAIL_TAKEN', 'CHANGED_MEANWHILE'],
});

export const changeCustomerAddress = officeCall({
  name: 'changeCustomerAddress',
  module: 'accounts',
  path: 'customers/change-address',
  permission,
  changes: true,
  summary: 'Change an address in a customer’s book; orders that go there keep the one they were placed with.',
  input: asked('CustomerAddressChange', {
    id,
    uuid,
    version: id,
    ...typedAddress,
    email: maybe(line(254)),
  }),
  output: noFields,
  refusals: ['NOT_FOUND', 'ADDRESS_CHANGED'],
});

const customerKey = asked('CustomerKey', { id });

export const sendCustomerResetLink = officeCall({
  name: 'sendCustomerResetLink',
  module: 'accounts',
  path: 'customers/send-reset-link',
  permission,
  changes: true,
  summary: 'Send a customer the link with which they choose a new password.',
  input: customerKey,
  output: noFields,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
});

export const endCustomerSessions = officeCall({
  name: 'endCustomerSessions',
  module: 'accounts',
  path: 'customers/end-sessions',
  permission,
  changes: true,
  summary: 'Sign a customer out everywhere.',
  input: customerKey,
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const viewAsCustomer = officeCall({
  name: 'viewAsCustomer',
  module: 'accounts',
  path: 'customers/view-as',
  permission: 'customers.view-as',
  changes: true,
  summary:
    'A link to one of the seller’s shops as the customer sees it: good once and for ten minutes, nothing can be changed there, and it stands in the log.',
  input: asked('CustomerView', { id, outletId: id }),
  output: shape('CustomerViewLink', { url: text, until: instant }),
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
});

export const addCustomerNote = officeCall({
  name: 'addCustomerNote',
  module: 'overview',
  path: 'customers/note',
  permission: 'customers.note',
  changes: true,
  summary: 'A note for the desk; customers never see it.',
  input: asked('NewCustomerNote', { id, content: paragraph(2000) }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});
