import { expect, test } from 'vitest';
import { ticketReturnMessages as says } from '../messages/ticket-returns.ts';
import { ticketMessages } from '../messages/tickets.ts';
import { offerBackRefusal } from './may-offer-back.ts';

const good = {
  isTaken: true,
  isOpen: true,
  isPaid: true,
  isAsked: false,
  isAddOn: false,
  sentTo: null,
  isScanned: false,
};

test('[WAIT-06] a ticket that is paid and with its owner may be offered back while its show takes some', () => {
  expect(offerBackRefusal(good)).toBeUndefined();
  expect(offerBackRefusal({ ...good, sentTo: undefined })).toBeUndefined();
});

test.each([
  ['its show takes none', { isTaken: false }, says.notTaken],
  ['it is an add-on', { isAddOn: true }, says.notTaken],
  ['somebody has come in with it', { isScanned: true }, ticketMessages.isScanned],
  ['the sale is over', { isOpen: false }, says.over],
  ['its order is not paid', { isPaid: false }, says.notPaid],
  ['it is with a friend', { sentTo: 'friend@example.com' }, says.isSent],
  ['it is asked back', { isAsked: true }, says.isAsked],
])('[WAIT-06] it may not where %s', (_, wrong, words) => {
  expect(offerBackRefusal({ ...good, ...wrong })).toBe(words);
});
