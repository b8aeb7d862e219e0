import { expect, test } from 'vitest';
import { deliveryNotes } from './arrival-text.ts';
import { deliveryMessages } from '../messages/delivery.ts';
import { newYork } from '../time/testing/new-york.ts';

test('[VALID-19] a method says when it is there, and what the seller notes', () => {
  const leaves = new Date('2026-11-16T12:00:00Z');
  expect(deliveryNotes({ leadDays: 5, notes: 'Tracked.' }, leaves, newYork)).toBe(
    'With you by Sat, Nov 21, 2026. Tracked.',
  );
  expect(deliveryNotes({ leadDays: 5 }, leaves, newYork, deliveryMessages.wouldBeWithYouBy)).toBe(
    'Would be with you by Sat, Nov 21, 2026.',
  );
  expect(deliveryNotes({ notes: 'At the door.' }, leaves, newYork)).toBe('At the door.');
});
