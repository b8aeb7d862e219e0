import { expect, test } from 'vitest';
import { ticketsOnPhone } from './tickets-on-phone.ts';

const today = '2026-11-15';

test('[RECEIPT-11] tickets are there, due, or come on the next of their days', () => {
  expect(ticketsOnPhone([{}], today)).toEqual({ there: 'none', isDue: true, nextDay: undefined });
  expect(ticketsOnPhone([{ ticketDay: today }], today).isDue).toBe(true);
  expect(ticketsOnPhone([{ ticketsIssued: true }], today)).toEqual({
    there: 'all',
    isDue: false,
    nextDay: undefined,
  });
  const later = [{ ticketDay: '2026-12-09' }, { ticketDay: '2026-12-01' }, { ticketDay: '2026-12-04' }];
  expect(ticketsOnPhone(later, today)).toEqual({ there: 'none', isDue: false, nextDay: '2026-12-01' });
});

test('[RECEIPT-11] of two shows one may be there while the other waits for its day', () => {
  const [here, later] = [{ ticketsIssued: true, ticketDay: today }, { ticketDay: '2026-12-01' }];
  expect(ticketsOnPhone([here, later], today)).toEqual({
    there: 'some',
    isDue: false,
    nextDay: '2026-12-01',
  });
  expect(ticketsOnPhone([{}, later], today)).toMatchObject({ isDue: true, nextDay: '2026-12-01' });
  expect(ticketsOnPhone([here, { ...later, canceled: true }], today)).toMatchObject({ there: 'all' });
});
