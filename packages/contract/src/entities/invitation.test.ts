import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { invitation } from './invitation.ts';

test('[ENTITY-26] [GUEST-08] an invitation in the wire’s names', () => {
  const ours: Of<typeof invitation> = {
    info: {
      deliveryMode: 11,
      collectsPayment: true,
      guestName: 'guest name 13',
      guestEmail: 'guest email 14',
      expiresAt: new Date('2026-01-16T12:15:00.000Z'),
      ticketQuota: 16,
      ticketsLeft: 17,
    },
    events: [],
    taxes: [{ eventId: 18, ppm: 19 }],
    deliveryMethods: [],
  };
  const wire = {
    inviteInfo: {
      DeliveryMode: 11,
      CollectPayment: true,
      GuestName: 'guest name 13',
      GuestEmail: 'guest email 14',
      ExpiresAt: '2026-01-16T12:15:00.000Z',
      MaxTickets: 16,
      TicketsLeft: 17,
    },
    OutletEvents: [],
    EventTaxes: [{ OutletEventID: 18, TaxPpm: 19 }],
    DeliveryMethods: [],
  };
  expect(encoded(invitation, ours)).toEqual(wire);
  expect(z.decode(invitation, wire)).toEqual(ours);
});
