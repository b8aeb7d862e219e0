// The names on the wire, as the requirements spell them, against what the contract really serves.
import { describe, expect, test } from 'vitest';
import { fieldsOf, missing, wireDocument as document } from './testing/wire-schema.ts';
import type { Schema } from './testing/wire-schema.ts';

describe('what an entity is called, and its fields', () => {
  test.each([
    [
      '[ENTITY-07] a scheduled payment',
      'ScheduledPayment',
      'Amount Captured Failed FailedMessage CustomerOrderScheduledPaymentID CustomerOrderID LotteryOEGRequestPaymentMethodID LotteryOEGRequestPaymentMethodUUID Sort PaymentMethod PaymentMethodID payNowIsAvailable',
    ],
    [
      '[ENTITY-09] an outlet',
      'Outlet',
      'OutletID OutletTypeID OutletName Description HelpLink ContactUsEmail LoginURL CheckoutTimer ConfirmTicketSelectionTimer OutletLoginType.ConstantValue',
    ],
    [
      '[ENTITY-11] a policy',
      'OutletPolicy',
      'OutletPolicyID Headline PolicyText OutletPolicyTypeID SalesTypeID',
    ],
    ['[ENTITY-12] a social network', 'OutletSocialType', 'URL SocialTypeID Active'],
    [
      '[ENTITY-13] a delivery method',
      'OutletDeliveryMethod',
      'OutletDeliveryMethodID OutletDeliveryMethodUUID DeliveryMethodID DeliveryMethodTypeID DeliveryMethodType.ConstantValue OverrideName OverridePrice OverrideNotes Active',
    ],
    [
      '[ENTITY-14] an outlet’s contents and series',
      'Outlet',
      'OutletContents.Title OutletEventGroups.PaymentPlanRules.firstPaymentPercent',
    ],
    [
      '[ENTITY-15] a content block',
      'OutletContent',
      'Title Body URL DatetimeStart ContentType ContentBehavior ContentZone',
    ],
    [
      '[ENTITY-16] an outlet’s event',
      'OutletEvent',
      'OutletEventID SalesTypeID OutletSeriesID OutletEventGroup OutletEventItems OutletEventOverrideName OutletEventDoorTime OutletEventDoorTimeStatus OutletEventDescription EventImageOverride OutletEventContents.Title OutletEventContents.Body Event',
    ],
    [
      '[ENTITY-17] an event',
      'Event',
      'Name ShowDate DisplayShowTime DoorTime Venue.VenueName Venue.City Venue.State Artist.ArtistID Artist.ArtistName EventImage EventImageMobile SeatMapImage PublicOnsaleURL PublicOnsaleDate PublicOnSaleTextOverride PublicOnSaleTextOverrideText ExternalSalesURL RefundWindowOpen RefundRequestWindowOpenText RefundRequestWindowClosedText',
    ],
    [
      '[ENTITY-20] an item',
      'OutletEventItem',
      'OutletEventItemID Name Description EventItem.Name EventItem.EventItemTypeID EventItem.SuppressOnEDP PriceLevels AllowRefund',
    ],
    [
      '[ENTITY-21] a price level',
      'PriceLevel',
      'PriceLevelID PriceLevelName PriceLevelValue PriceLevelLimit PriceLevelMinimum PriceLevelMultiplier Sort EnableOptOut SaleStatus FeeGroups.Name FeeGroups.Description FeeGroups.Value isAddOn',
    ],
    [
      '[ENTITY-22] a line of a cart',
      'CartLine',
      'priceLevelID quantity isAddOn outletEventItemID seatInfo.manifest.XSection seatInfo.manifest.SectionName seatInfo.manifest.XRow seatInfo.manifest.RowName seatInfo.manifest.XSeat seatInfo.manifest.SeatName seatInfo.manifest.TicketID',
    ],
    [
      '[ENTITY-23] an instant cart',
      'InstantCart',
      'cartUUID lineItems shippingAddress paymentMethodUUID deliveryMethodUUID clock.running clock.secondsToExpire',
    ],
    [
      '[ENTITY-27] a series request',
      'LotteryOEGRequest',
      'RequestID LotteryOEGRequestID LotteryOEGRequestUUID UniqueID CustomerOrderID StatusInfo.ConstantValue StatusInfo.CustomerStatus OutletEventGroup Totals.total Totals.fees Totals.ppfee Totals.shipping Totals.taxes PaymentPlanEnrolled PaymentInfo Shipping.LotteryRequestShippingAddressID Shipping.LotteryRequestShippingAddressUUID PriorityOERequestUUID LotteryOERequests createdAt updatedAt',
    ],
    [
      '[ENTITY-28] a card of a request',
      'RequestPaymentMethod',
      'Sort PaymentMethodID PaymentMethodUUID LotteryOEGRequestPaymentMethodID LotteryOEGRequestPaymentMethodUUID Amount',
    ],
    [
      '[ENTITY-29] an event request',
      'LotteryOERequest',
      'LotteryOERequestID LotteryOERequestUUID OutletEvent.OutletEventItems OutletEvent.OutletEventOverrideName OutletEvent.Event.Name OutletEvent.Event.ShowDate OutletEvent.Event.Artist OutletEvent.Event.Venue.City LotteryOEIRequests Totals StatusInfo',
    ],
    [
      '[ENTITY-30] a line of a request',
      'LotteryOEIRequest',
      'LotteryOEIRequestID LotteryOEIRequestUUID Quantity OutletEventItemID PriceLevelID PriceLevelOptOut isAddOn ConfirmedPriceLevelID ConfirmedQuantity FeeGroups PriceLevelName PriceLevelValue',
    ],
    [
      '[ENTITY-31] an order',
      'Order',
      'CustomerOrderID OrderID Status.CustomerStatus Events LineItems CustomerOrderEvents TotalSummary.fees TotalSummary.ppFee TotalSummary.taxes TotalSummary.shipping TotalSummary.total TotalSummary.UserPaid.total TotalSummary.UserDue.total OrderSummary OutletDeliveryMethod.DeliveryMethodTypeID OutletDeliveryMethod.OverrideName PaymentPlanEnrolled PaymentPlanFee CustomerOrderScheduledPayments CustomerOrderAddress PaymentMethod TrackingNumber EstimatedShipDate ShipLabelShipDate AllowPaymentChange AllowShippingAddressChanges',
    ],
    [
      '[ENTITY-32] an event of an order',
      'OrderEvent',
      'OutletEventID ShowDate EventName ArtistName Venue RefundAlertMessage UpgradeRequestOutletEventItemID Event.RefundWindowOpen AllowUpgrade AllowRefund',
    ],
    [
      '[ENTITY-33] a line of an order',
      'OrderLine',
      'Quantity UnitPrice Canceled RefundRequested TicketManifest.SectionName TicketManifest.RowName TicketManifest.SeatName',
    ],
    ['[ENTITY-34] a mobile ticket', 'MobileTicket', 'eventItemID redemptionUrl'],
    ['[ENTITY-36] a tour', 'Tour', 'TourID Name AllowPrioritySelection'],
  ])('%s', (_what, entity, names) => {
    expect(missing(document.components.schemas[entity] ?? {}, names)).toEqual([]);
  });
});

test('[ROLE-13] a session knows no administrative role', () => {
  const names = Object.keys(fieldsOf(document.components.schemas['Session']!));
  expect(names).toContain('UserID');
  expect(names.filter((name) => /role|admin|staff|operator/i.test(name))).toEqual([]);
});

test('[CALL-06] every answer travels inside `response`', () => {
  const answers = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ responses }) => responses['200'].content['application/json'].schema),
  );
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter((schema) => Object.keys(schema.properties ?? {}).join() !== 'response')).toEqual([]);
});

test('[CALL-06] what an answer is made of is documented, call by call', () => {
  const shapes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ responses }) => {
      const { response } = responses['200'].content['application/json'].schema.properties ?? {};
      return { path, response: (response ?? {}) as Schema & { type?: string } };
    }),
  );
  expect(shapes.filter(({ response }) => !response.$ref && !response.type).map(({ path }) => path)).toEqual(
    [],
  );
  const cart = shapes.find(({ path }) => path.endsWith('cart/createcart'))!.response;
  expect(missing(cart, 'cartUUID lineItems.quantity clock.secondsToExpire')).toEqual([]);
});
