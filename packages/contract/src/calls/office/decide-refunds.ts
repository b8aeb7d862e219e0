// What is decided about money that goes back, and what is done with a decision afterwards.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, id, instant, line, list, maybe, paragraph, text } from '../../wire.ts';

const cents = z.int();
const orderNumber = line(20);
const decide = 'refunds.decide';

const seats = z.enum(['stock', 'house']);
const reason = maybe(paragraph(1000));

const decided = shape('RefundDecision', { changeId: id, state: text, undoUntil: maybe(instant) });

export const approveRefund = officeCall({
  name: 'approveRefund',
  module: 'after-sale',
  path: 'refunds/approve',
  permission: decide,
  changes: true,
  proposes: true,
  summary:
    'Gives tickets back, whole or in part; ten seconds later it is carried out. A desk that asks proposes it.',
  input: asked('RefundApproval', {
    number: orderNumber,
    lines: list(asked('RefundApprovalLine', { lineId: id, ticketIds: list(z.int()) })),
    withFees: flag,
    withShipping: flag,
    seats,
    reason,
    /** What the page has shown: another sum is refused. */
    totalCents: cents,
  }),
  output: decided,
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});

export const approveRefunds = officeCall({
  name: 'approveRefunds',
  module: 'after-sale',
  path: 'refunds/approve-many',
  permission: decide,
  changes: true,
  proposes: true,
  summary:
    'Gives back all that the named orders ask for; those that cannot go now are named with the reason.',
  input: asked('RefundApprovals', {
    orders: list(asked('RefundApprovalOrder', { number: orderNumber, totalCents: cents })).check(
      z.maxLength(200),
    ),
    seats,
  }),
  output: shape('RefundDecisions', {
    decided: list(shape('RefundDecided', { number: text, changeId: id })),
    refused: list(shape('RefundNotDecided', { number: text, message: text })),
  }),
  refusals: ['AFTER_SALE_REFUSED'],
});

export const declineRefund = officeCall({
  name: 'declineRefund',
  module: 'after-sale',
  path: 'refunds/decline',
  permission: decide,
  changes: true,
  summary: 'Declines what an order asks for, and what a colleague proposed; the customer reads the reason.',
  input: asked('RefundRefusal', { number: orderNumber, reason: paragraph(1000) }),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});

export const cancelOrder = officeCall({
  name: 'cancelOrder',
  module: 'after-sale',
  path: 'orders/cancel',
  permission: 'orders.refund',
  changes: true,
  proposes: true,
  summary: 'Cancels a whole order and gives back all that was captured. A desk that asks proposes it.',
  input: asked('OrderCancellation', {
    number: orderNumber,
    seats,
    reason: paragraph(1000),
    totalCents: cents,
  }),
  output: decided,
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});

const changeKey = { number: orderNumber, changeId: id };

export const undoChange = officeCall({
  name: 'undoChange',
  module: 'after-sale',
  path: 'refunds/undo',
  permission: decide,
  changes: true,
  proposes: true,
  summary: 'Takes a decision back while nothing has happened; a proposal as long as nobody has decided.',
  input: asked('ChangeUndo', changeKey),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});

export const approveProposal = officeCall({
  name: 'approveProposal',
  module: 'after-sale',
  path: 'refunds/approve-proposal',
  permission: decide,
  changes: true,
  summary: 'Agrees to what a colleague proposed; ten seconds later it is carried out.',
  input: asked('ProposalApproval', changeKey),
  output: decided,
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});

const returnKey = { number: orderNumber, returnId: id };

export const recordOtherWay = officeCall({
  name: 'recordOtherWay',
  module: 'after-sale',
  path: 'refunds/other-way',
  permission: decide,
  changes: true,
  summary: 'Writes down how money went back that the gateway would not give back.',
  input: asked('OtherWay', { ...returnKey, note: paragraph(1000) }),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});

export const tryReturnAgain = officeCall({
  name: 'tryReturnAgain',
  module: 'after-sale',
  path: 'refunds/try-again',
  permission: decide,
  changes: true,
  summary: 'Asks the gateway once more to give back what it refused.',
  input: asked('ReturnAgain', returnKey),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});

export const revertRefund = officeCall({
  name: 'revertRefund',
  module: 'after-sale',
  path: 'refunds/revert',
  permission: decide,
  changes: true,
  summary:
    'The gateway refuses for good: the tickets are the customer’s again, as if nothing had been decided.',
  input: asked('RefundReverting', { ...changeKey, reason: paragraph(1000) }),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});
