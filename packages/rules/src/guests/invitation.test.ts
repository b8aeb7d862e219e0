import { expect, test } from 'vitest';
import { invitationState, ticketsLeft } from './invitation.ts';

const now = new Date('2026-11-15T17:00:00Z');
const later = new Date('2026-11-15T17:00:01Z');
const fresh = { revokedAt: null, expiresAt: later, useLimit: 2, uses: 1, ticketQuota: 4, ticketsHeld: 3 };

test('[GUEST-03] [GUEST-15] an invitation ends by being revoked, by time, by its uses or by its tickets', () => {
  expect(invitationState(fresh, now)).toBe('valid');
  expect(invitationState({ ...fresh, revokedAt: now }, now)).toBe('revoked');
  expect(invitationState(fresh, later)).toBe('expired');
  expect(invitationState({ ...fresh, uses: 2 }, now)).toBe('used up');
  expect(invitationState({ ...fresh, ticketsHeld: 4 }, now)).toBe('used up');
  expect(ticketsLeft(fresh)).toBe(1);
});
