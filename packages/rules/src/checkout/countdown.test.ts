import { expect, test } from 'vitest';
import { countdownAnnouncement, formatCountdown, timeLeft } from './countdown.ts';

test('[CART-05] the timer shows MM:SS', () => {
  expect([600, 181, 60, 59, 9, 0, -3, 6000].map(formatCountdown)).toEqual([
    '10:00',
    '03:01',
    '01:00',
    '00:59',
    '00:09',
    '00:00',
    '00:00',
    '100:00',
  ]);
});

test('[CART-05] the time is read out at 5 minutes, 1 minute and 30 seconds, and not again', () => {
  expect(countdownAnnouncement(301, 300)).toBe('5 minutes');
  expect(countdownAnnouncement(300, 299)).toBeNull();
  expect(countdownAnnouncement(61, 60)).toBe('1 minute');
  expect(countdownAnnouncement(31, 30)).toBe('30 seconds');
});

test('[CART-07] a page that slept reads out the last moment it passed, and nothing at the end', () => {
  expect(countdownAnnouncement(400, 20)).toBe('30 seconds');
  expect(countdownAnnouncement(400, 50)).toBe('1 minute');
  expect(countdownAnnouncement(400, 0)).toBeNull();
});

test('[CART-19] [CART-05] how long tickets are still held is told in minutes, and in seconds at the end', () => {
  expect([408, 119, 60, 59, 1, 0, -2].map(timeLeft)).toEqual([
    '6 minutes',
    '1 minute',
    '1 minute',
    '59 seconds',
    '1 second',
    '0 seconds',
    '0 seconds',
  ]);
});
