import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { guestReceipt, guestRequestInput } from './guest-request.ts';

const guestReceiptInCode: Of<typeof guestReceipt> = {
  uuid: '00000000-0000-4000-8000-000000000011',
  number: 'number 12',
  status: { state: 'state 13', text: 'text 14' },
  firstName: 'first name 15',
  lastName: 'last name 16',
  email: 'email 17',
  additionalEmails: 'additional emails 18',
  phone: 'phone 19',
  deliveryOption: 'willCall',
  delivery: { id: 21, deliveryType: 22, name: 'name 23', notes: 'notes 24' },
  collectorFirstName: 'collector first name 25',
  collectorLastName: 'collector last name 26',
  totals: { ticketsCents: 2750, feesCents: 2850, taxesCents: 2950, shippingCents: 3050, totalCents: 3150 },
  events: [
    {
      eventId: 32,
      number: 'number 33',
      name: 'name 34',
      artistName: 'artist name 35',
      startsAt: new Date('2026-02-06T12:36:00.000Z'),
      displayShowTime: false,
      venue: { name: 'name 38', city: 'city 39', state: 'state 40', timeZone: 'time zone 41' },
      imageUrl: 'image url 42',
      lines: [
        {
          priceLevelId: 43,
          itemName: 'item name 44',
          levelName: 'level name 45',
          quantity: 46,
          priceCents: 4750,
          feesCents: 4850,
        },
      ],
    },
  ],
  createdAt: new Date('2026-02-19T12:49:00.000Z'),
};
const guestReceiptOnWire = {
  GuestListRequestID: '00000000-0000-4000-8000-000000000011',
  RequestID: 'number 12',
  Status: { ConstantValue: 'state 13', CustomerStatus: 'text 14' },
  FirstName: 'first name 15',
  LastName: 'last name 16',
  GuestEmail: 'email 17',
  GuestAdditionalEmails: 'additional emails 18',
  GuestPhone: 'phone 19',
  deliveryOption: 'willCall',
  OutletDeliveryMethod: {
    OutletDeliveryMethodID: 21,
    DeliveryMethodTypeID: 22,
    OverrideName: 'name 23',
    OverrideNotes: 'notes 24',
  },
  GuestFirstName: 'collector first name 25',
  GuestLastName: 'collector last name 26',
  Totals: { tickets: 27.5, fees: 28.5, taxes: 29.5, shipping: 30.5, total: 31.5 },
  GuestListRequestEvents: [
    {
      OutletEventID: 32,
      RequestNumber: 'number 33',
      EventName: 'name 34',
      ArtistName: 'artist name 35',
      ShowDate: '2026-02-06T12:36:00.000Z',
      DisplayShowTime: false,
      Venue: { VenueName: 'name 38', City: 'city 39', State: 'state 40', TimeZone: 'time zone 41' },
      EventImage: 'image url 42',
      PriceLevels: [
        {
          PriceLevelID: 43,
          ItemName: 'item name 44',
          PriceLevelName: 'level name 45',
          Quantity: 46,
          PriceLevelValue: 47.5,
          Fees: 48.5,
        },
      ],
    },
  ],
  createdAt: '2026-02-19T12:49:00.000Z',
};

test('[ENTITY-25] a guest’s receipt in the wire’s names', () => {
  expect(encoded(guestReceipt, guestReceiptInCode)).toEqual(guestReceiptOnWire);
  expect(z.decode(guestReceipt, guestReceiptOnWire)).toEqual(guestReceiptInCode);
});

const guestRequestInputInCode: Of<typeof guestRequestInput> = {
  invitationToken: 'invitation token 11',
  user: 12,
  draftUuid: '00000000-0000-4000-8000-000000000013',
  contact: {
    firstName: 'first name 14',
    lastName: 'last name 15',
    email: 'email 16',
    additionalEmails: 'additional emails 17',
    phone: 'phone 18',
  },
  levels: [{ priceLevelId: 19, quantity: 20 }],
  deliveryOption: 'willCall',
  deliveryMethodUuid: '00000000-0000-4000-8000-000000000022',
  collectorFirstName: 'collector first name 23',
  collectorLastName: 'collector last name 24',
  paymentMethodUuid: '00000000-0000-4000-8000-000000000025',
};
const guestRequestInputOnWire = {
  InvitationToken: 'invitation token 11',
  User: 12,
  requestUUID: '00000000-0000-4000-8000-000000000013',
  contactInfo: {
    FirstName: 'first name 14',
    LastName: 'last name 15',
    GuestEmail: 'email 16',
    GuestAdditionalEmails: 'additional emails 17',
    GuestPhone: 'phone 18',
  },
  priceLevels: [{ PriceLevelID: 19, quantity: 20 }],
  deliveryOption: 'willCall',
  deliveryMethodUUID: '00000000-0000-4000-8000-000000000022',
  GuestFirstName: 'collector first name 23',
  GuestLastName: 'collector last name 24',
  paymentMethodUUID: '00000000-0000-4000-8000-000000000025',
};

test('[ENTITY-24] [GUEST-06] what a guest sends in the wire’s names', () => {
  expect(encoded(guestRequestInput, guestRequestInputInCode)).toEqual(guestRequestInputOnWire);
  expect(z.decode(guestRequestInput, guestRequestInputOnWire)).toEqual(guestRequestInputInCode);
});

test('[CALL-52] a guest’s contact may stand beside the other fields, or in User with the number of the user', () => {
  const contact = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    additionalEmails: 'ben@example.com',
    phone: '(212) 555-0100',
  };
  const beside = {
    first: 'Ana',
    Last: 'Ruiz',
    EmailAddress: 'ana@example.com',
    GuestAdditionalEmails: 'ben@example.com',
    Phone: '(212) 555-0100',
  };
  const sent = (wire: object) => z.decode(guestRequestInput, { priceLevels: [], ...wire });
  expect(sent({ ...beside, User: 7 })).toMatchObject({ contact, user: 7 });
  expect(sent({ User: { ...beside, UserID: 7 } })).toMatchObject({ contact, user: 7 });
});

test('[CALL-52] [GUEST-09] who says only who collects the tickets is the guest; who says both is kept apart', () => {
  const collector = { GuestFirstName: 'Kim', GuestLastName: 'Lowe' };
  const sent = (wire: object) => z.decode(guestRequestInput, { priceLevels: [], ...collector, ...wire });
  const kim = { collectorFirstName: 'Kim', collectorLastName: 'Lowe' };
  expect(sent({})).toMatchObject({ ...kim, contact: { firstName: 'Kim', lastName: 'Lowe' } });
  expect(sent({ contactInfo: { FirstName: 'Ana', LastName: 'Ruiz' } })).toMatchObject({
    ...kim,
    contact: { firstName: 'Ana', lastName: 'Ruiz' },
  });
});

test('[GUEST-07] the way of delivery by its name in the code, or by the words that a guest reads', () => {
  const option = (deliveryOption: string) =>
    z.safeDecode(guestRequestInput, { priceLevels: [], deliveryOption }).data?.deliveryOption;
  expect(['willCall', 'shipping', 'mobile'].map(option)).toEqual(['willCall', 'shipping', 'mobile']);
  expect(['Will Call', 'Shipping', 'Mobile Delivery'].map(option)).toEqual([
    'willCall',
    'shipping',
    'mobile',
  ]);
  expect(option('pigeon')).toBeUndefined();
});

test('[GUEST-15] at most 40 lines are asked for', () => {
  const lines = (many: number) =>
    Array.from({ length: many }, (_, index) => ({ PriceLevelID: index + 1, quantity: 1 }));
  const sent = (many: number) => z.safeDecode(guestRequestInput, { priceLevels: lines(many) });
  expect(sent(40).success).toBe(true);
  expect(sent(41).error?.issues[0]?.message).toBe('At most 40 lines');
});
