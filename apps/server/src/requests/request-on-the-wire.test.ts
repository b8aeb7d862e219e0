// Each field of a request comes from the column that it belongs to.
import * as z from 'zod/mini';
import { seriesRequest } from '@stagedoor/contract/entities/request';
import { expect, test } from 'vitest';
import { describeRequest } from './describe-request.ts';
import { requestFacts, uuid } from './testing/request-facts.ts';

const told = z.encode(seriesRequest, describeRequest(requestFacts)) as Record<string, unknown>;
const [first, second] = told['LotteryOERequests'] as [object, object];

test('[ENTITY-27] a series request says what its row says', () => {
  expect(told).toMatchObject({
    RequestID: '4200000113',
    LotteryOEGRequestID: 21,
    LotteryOEGRequestUUID: uuid(1),
    UniqueID: '4100000114',
    CustomerOrderID: 61,
    StatusInfo: { ConstantValue: 'STATUS_REQUEST_PROCESSING', CustomerStatus: 'In the draw' },
    OutletEventGroup: { OutletEventGroupID: 11 },
    // 3 × 100, 2 × 5, a tenth of 210, the delivery that was agreed on and the plan's fee.
    Totals: { tickets: 300, fees: 10, taxes: 21, shipping: 12, ppfee: 15, total: 358 },
    PaymentPlanEnrolled: true,
    PaymentPlanEligible: false,
    Shipping: {
      LotteryRequestShippingAddressID: 21,
      LotteryRequestShippingAddressUUID: uuid(1),
      AddressLineOne: '9 Pier Road',
    },
    OutletDeliveryMethod: { OutletDeliveryMethodID: 2, OverrideName: 'Mail', OverridePrice: 12 },
    PriorityOERequestUUID: uuid(2),
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
  });
});

test('[ENTITY-28] each payment with its own key, its card’s, its amount and its day', () => {
  const own = { LotteryOEGRequestPaymentMethodUUID: uuid(5) };
  // Half of what there is without the fee, and the fee; the rest in two.
  expect(told['PaymentInfo']).toMatchObject([
    {
      ...own,
      Sort: 1,
      LotteryOEGRequestPaymentMethodID: 51,
      PaymentMethodID: 76,
      PaymentMethodUUID: uuid(6),
      PaymentMethod: { PaymentMethodID: 76 },
      Amount: 186.5,
      DueDate: '2026-12-15T00:00:00.000Z',
    },
    {
      ...own,
      Sort: 2,
      LotteryOEGRequestPaymentMethodID: 52,
      PaymentMethodID: 77,
      PaymentMethodUUID: uuid(7),
      Amount: 85.75,
      DueDate: '2027-01-15T00:00:00.000Z',
    },
    { Sort: 3, Amount: 85.75, DueDate: '2027-02-15T00:00:00.000Z' },
  ]);
});

test('[ENTITY-29] the events by their shows, each with its own keys, state, sums and place', () => {
  expect(told['LotteryOERequests']).toMatchObject([
    { LotteryOERequestID: 32, LotteryOERequestUUID: uuid(4), OutletEventID: 201, Totals: { total: 100 } },
    {
      LotteryOERequestID: 31,
      LotteryOERequestUUID: uuid(2),
      RequestID: '4200000113',
      OutletEventID: 202,
      OutletEvent: {
        OutletEventOverrideName: 'Night 202',
        OutletEventItems: [{ OutletEventItemID: 501 }],
        Event: {
          Name: 'Show 202',
          ShowDate: '2027-04-01T00:00:00.000Z',
          Artist: { ArtistID: 3, ArtistName: 'Copper Hour' },
          Venue: { VenueName: 'Granite Hall', City: 'Boston', State: 'MA' },
        },
      },
      StatusInfo: { ConstantValue: 'STATUS_REQUEST_CONFIRMED', CustomerStatus: 'Confirmed' },
      Totals: { tickets: 200, fees: 10, taxes: 21, ppfee: 0, total: 231 },
      createdAt: '2026-11-03T00:00:00.000Z',
      updatedAt: '2026-11-04T00:00:00.000Z',
    },
  ]);
  expect(second).not.toHaveProperty('OutletEvent.OutletEventGroup');
  expect(second).not.toHaveProperty('Totals.shipping');
});

test('[ENTITY-30] a line as it was asked for and as it was awarded', () => {
  expect(second).toHaveProperty('LotteryOEIRequests', [
    {
      LotteryOEIRequestID: 41,
      LotteryOEIRequestUUID: uuid(3),
      OutletEventItemID: 501,
      ItemName: 'Tickets',
      PriceLevelID: 601,
      PriceLevelName: 'Floor then',
      PriceLevelValue: 100,
      FeeGroups: [{ Name: 'Service', Value: 5 }],
      isAddOn: false,
      Quantity: 2,
      PriceLevelOptOut: true,
      ConfirmedPriceLevelID: 602,
      ConfirmedPriceLevelName: 'Circle',
      ConfirmedQuantity: 1,
    },
  ]);
  expect(first).toMatchObject({ LotteryOEIRequests: [{ isAddOn: true }] });
});
