import { expect, test } from 'vitest';
import { ticketMessages as says } from '../messages/tickets.ts';
import { reissueRefusal, sendRefusal, takeBackRefusal } from './may-send.ts';

const own = { sentTo: null, isScanned: false };
const sent = { sentTo: 'maya@example.com', isScanned: false };

test('[TICKET-04] a ticket goes to one friend at a time, not after it was scanned, ten a day', () => {
  expect(sendRefusal(own, 0)).toBeUndefined();
  expect(sendRefusal(own, 9)).toBeUndefined();
  expect(sendRefusal(own, 10)).toBe(says.enoughSent);
  expect(sendRefusal(sent, 0)).toBe(says.isSent);
  expect(sendRefusal({ ...own, isScanned: true }, 0)).toBe(says.isScanned);
});

test('[OPS-32] it is issued anew until it is scanned', () => {
  expect(reissueRefusal(own)).toBeUndefined();
  expect(reissueRefusal({ ...own, isScanned: true })).toBe(says.isScanned);
});

test('[TICKET-04] it comes back until it is scanned', () => {
  expect(takeBackRefusal(sent)).toBeUndefined();
  expect(takeBackRefusal(own)).toBe(says.isYours);
  expect(takeBackRefusal({ ...sent, isScanned: true })).toBe(says.isScanned);
});
