// Where each call answers and what it takes, as the requirements spell it, against what the contract really serves.
import { expect, describe, test } from 'vitest';
import { missing, wireDocument } from './testing/wire-schema.ts';

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
    [
      '[CALL-30] [CALL-34]',
      'POST tixrequests/putoerequest',
      'UserID LotteryOERequestID Delete LotteryOEGRequestID OutletEventID LotteryOEIRequests.PriceLevelID LotteryOEIRequests.Quantity LotteryOEIRequests.PriceLevelOptOut',
    ],
    [
      '[CALL-30] [CALL-35]',
      'POST tixrequests/putoegrequest',
      'UserID LotteryOEGRequestID Delete OutletEventID LotteryOEIRequests OutletEventGroupID PaymentPlanEnrolled PaymentInfo Shipping',
    ],
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
    [
      '[CALL-38]',
      'POST tixrequests/oerequest',
      'userId outletEventGroupRequestId outletEventId outletEventItemRequests outletEventGroupId paymentPlanEnrolled paymentInfo shipping',
    ],
    [
      '[CALL-39]',
      'PUT tixrequests/oerequest/{id}',
      'userId outletEventItemRequests.outletEventItemRequestId outletEventItemRequests.quantity outletEventItemRequests.priceLevelId outletEventItemRequests.priceLevelOptOut',
    ],
    ['[CALL-40]', 'DELETE tixrequests/oerequest/{id}', 'userId'],
    [
      '[CALL-41] [CALL-60]',
      'PUT tixrequests/oegrequest/{id}',
      'userId shipping paymentInfo.paymentMethodId paymentInfo.sort paymentPlanEnrolled',
    ],
    ['[CALL-43]', 'POST customerorder/getlist', 'UserID Year Upcoming'],
    ['[CALL-44]', 'POST customerorder/getmobileticketlist', 'CustomerOrderID'],
    ['[CALL-45]', 'POST customerorder/updateaddress', 'CustomerOrderID CustomerOrderAddress'],
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
      'GuestListRequest.InvitationToken GuestListRequest.User GuestListRequest.contactInfo GuestListRequest.shippingAddress GuestListRequest.priceLevels GuestListRequest.deliveryMethodUUID GuestListRequest.paymentMethodUUID GuestListRequest.GuestFirstName GuestListRequest.GuestLastName GuestListRequest.deliveryOption',
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
    const served = wireDocument.paths[`/gen.v1/${path}`]?.[method.toLowerCase()];
    expect(served, 'nothing answers there').toBeDefined();
    const body = served?.requestBody?.content['application/json'].schema ?? {};
    const inAddress = new Set(served?.parameters.map(({ name }) => name));
    expect(missing(body, names).filter((name) => !inAddress.has(name))).toEqual([]);
  });
});
