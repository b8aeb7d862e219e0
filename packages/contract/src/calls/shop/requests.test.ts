import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { createRequest, deleteEventRequest, draftSeriesRequest, editEventRequest } from './requests.ts';

test('[CALL-39] [CALL-40] an id in the address is a number', () => {
  const edit = { id: '7', userId: 3, outletEventItemRequests: [{ priceLevelId: 5, quantity: 2 }] };
  expect(z.decode(editEventRequest.input, edit)).toEqual({
    id: 7,
    userId: 3,
    lines: [{ priceLevelId: 5, quantity: 2 }],
  });
  expect(z.decode(deleteEventRequest.input, { id: '7', userId: '3' })).toEqual({ id: 7, userId: 3 });
  expect(z.safeDecode(deleteEventRequest.input, { id: 'x7' }).success).toBe(false);
  expect(z.safeDecode(deleteEventRequest.input, { id: '99999999999' }).success).toBe(false);
});

test('[CALL-37] of a card only its key and its place are read', () => {
  const body = {
    userId: 3,
    outletEventId: 201,
    outletEventGroupId: 11,
    outletEventItemRequests: [{ priceLevelID: 5, Quantity: 2, priceLevelOptOut: true }],
    paymentPlanEnrolled: false,
    paymentInfo: [{ paymentMethodId: 9, sort: 1, lastFour: '1111', expiration: '2030-01', createdAt: 'x' }],
    shipping: { FirstName: 'Robin', Address1: '1 Elm Street', ZipCode: '02110', CountryID: 1 },
  };
  const input = z.decode(createRequest.input, body);
  expect(input.payments).toEqual([{ paymentMethodId: 9, sort: 1 }]);
  expect(input.lines).toEqual([{ priceLevelId: 5, quantity: 2, optOut: true }]);
  expect(input.shipping).toMatchObject({
    firstName: 'Robin',
    addressLineOne: '1 Elm Street',
    zip: '02110',
    countryId: 1,
  });
});

test('[CALL-33] [FAN-04] the calculation takes a query and an event request', () => {
  const wire = {
    query: { UserID: 3, OutletEventGroupID: 11 },
    oerequest: {
      UserID: 3,
      OutletEventID: 201,
      LotteryOEIRequests: [{ PriceLevelID: 5, Quantity: 2, PriceLevelOptOut: false }],
    },
  };
  const input = z.decode(draftSeriesRequest.input, wire);
  expect(z.encode(draftSeriesRequest.input, input)).toEqual(wire);
});
