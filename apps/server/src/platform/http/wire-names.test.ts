// The names on the wire, as the requirements spell them, against what the contract really serves.
import { describe, expect, test } from 'vitest';
import { openApi } from './openapi.ts';

interface Schema {
  properties?: Record<string, unknown>;
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
}
interface Operation {
  parameters: { name: string }[];
  responses: { '200': { content: { 'application/json': { schema: Schema } } } };
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}
const document = openApi('shop') as unknown as {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
};

/** Through references, lists and what may be null, to the fields of an object. */
function fieldsOf(schema: Schema): Record<string, Schema> {
  if (schema.properties) return schema.properties as Record<string, Schema>;
  if (schema.$ref) return fieldsOf(document.components.schemas[schema.$ref.split('/').at(-1)!]!);
  if (schema.items) return fieldsOf(schema.items);
  const choices = (schema.anyOf ?? []).map(fieldsOf);
  return choices.find((fields) => Object.keys(fields).length > 0) ?? {};
}

/** `Venue.City` looks into what stands under `Venue`. */
function has(schema: Schema, path: string): boolean {
  const [first, ...rest] = path.split('.');
  const field = fieldsOf(schema)[first!];
  if (!field) return false;
  return rest.length === 0 || has(field, rest.join('.'));
}

const missing = (schema: Schema, names: string): string[] =>
  names.split(' ').filter((name) => !has(schema, name));

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

describe('where a call answers, and what it takes', () => {
  test.each([
    ['[CALL-08]', 'POST outlet/getinfo', 'InfoTypes'],
    ['[CALL-11]', 'POST outlet/getoutletevents', 'OutletID IncludePast InfoTypes'],
    ['[CALL-31]', 'POST tixrequests/getoerequest', 'UserID complete'],
    [
      '[CALL-32]',
      'POST tixrequests/getoegrequestsummary',
      'Year OutletEventGroupID completeOnly UserID LotteryOEGRequestStatus',
    ],
    [
      '[CALL-33]',
      'POST tixrequests/getoegrequestsummarywithcart',
      'query.UserID query.OutletEventGroupID oerequest.UserID oerequest.OutletEventID oerequest.LotteryOEIRequests',
    ],
    ['[CALL-30] [CALL-34]', 'POST tixrequests/putoerequest', 'UserID'],
    ['[CALL-30] [CALL-35]', 'POST tixrequests/putoegrequest', 'UserID'],
    [
      '[CALL-36]',
      'POST tixrequests/updateoegrpriority',
      'UserID complete LotteryOEGRequestUUID PriorityOERequestUUID OutletEventGroupID TourID',
    ],
    [
      '[CALL-37]',
      'POST tixrequests/oegrequest',
      'userId outletEventGroupRequestId outletEventId outletEventItemRequests.priceLevelId outletEventItemRequests.quantity outletEventItemRequests.priceLevelOptOut outletEventGroupId paymentPlanEnrolled paymentInfo.paymentMethodId paymentInfo.paymentMethodUUID paymentInfo.sort shipping',
    ],
    ['[CALL-38]', 'POST tixrequests/oerequest', 'userId outletEventId outletEventItemRequests'],
    ['[CALL-39]', 'PUT tixrequests/oerequest/{id}', 'userId outletEventItemRequests.quantity'],
    ['[CALL-40]', 'DELETE tixrequests/oerequest/{id}', 'userId'],
    [
      '[CALL-41] [CALL-60]',
      'PUT tixrequests/oegrequest/{id}',
      'userId shipping paymentInfo.paymentMethodId paymentInfo.sort paymentPlanEnrolled',
    ],
    ['[CALL-43]', 'POST customerorder/getlist', 'UserID Year Upcoming'],
    ['[CALL-44]', 'POST customerorder/getmobileticketlist', 'CustomerOrderID'],
    ['[CALL-45]', 'POST customerorder/updateaddress', 'CustomerOrderID'],
    [
      '[CALL-46]',
      'POST customerorder/updatescheduledpayments',
      'CustomerOrderID CustomerOrderScheduledPayments.Sort',
    ],
    [
      '[CALL-47]',
      'POST customerorder/capturescheduledpayment',
      'CustomerOrderScheduledPaymentID CustomerOrderID',
    ],
    [
      '[CALL-48]',
      'POST customerorder/updateOutletEventItemUpgrade',
      'OutletEventID CustomerOrderID OutletEventItemID',
    ],
    ['[CALL-49]', 'POST customerorder/requestoeirefund', 'PriceLevelIDs CustomerOrderID RequestValue'],
    ['[CALL-50]', 'GET mobiletickets/getmobiletickets', 'CustomerOrderID'],
    ['[CALL-51]', 'POST guestlist/getTokenInfo', 'InvitationToken'],
    [
      '[CALL-52]',
      'POST guestlist/createRequest',
      'GuestListRequest.InvitationToken GuestListRequest.User GuestListRequest.deliveryMethodUUID',
    ],
    ['[CALL-53]', 'POST cart/createcart', 'lineItems.priceLevelID lineItems.quantity'],
    ['[CALL-54]', 'POST cart/begincheckout', 'cartUUID'],
    ['[CALL-55]', 'POST cart/updatelineitems', 'cartUUID lineItems'],
    ['[CALL-56]', 'POST cart/addshippingaddress', 'cartUUID shippingAddress'],
    ['[CALL-57]', 'POST cart/adddeliverymethod', 'cartUUID deliveryMethodUUID'],
    ['[CALL-58]', 'POST cart/addpaymentmethod', 'cartUUID paymentMethodUUID'],
    ['[CALL-59]', 'POST cart/createorder', 'cartUUID'],
  ])('%s %s', (_ids, address, names) => {
    const [method, path] = address.split(' ') as [string, string];
    const served = document.paths[`/gen.v1/${path}`]?.[method.toLowerCase()];
    expect(served, 'nothing answers there').toBeDefined();
    const body = served?.requestBody?.content['application/json'].schema ?? {};
    const inAddress = new Set(served?.parameters.map(({ name }) => name));
    expect(missing(body, names).filter((name) => !inAddress.has(name))).toEqual([]);
  });
});
