// That a name stands in the contract says nothing: each documented field is really filled for somebody of the demo world.
import { processedStatuses } from '@stagedoor/rules/requests/request-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fan, signedIn } from '../accounts/testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { demoDatabase } from '../testing/demo-database.ts';

const hosts = ['lantern', 'members', 'guests', 'granite'].map((name) => `${name}.localhost`);
const parts = [
  'DeliveryMethods',
  'Accounts',
  'OutletEventGroups',
  'OutletSocialTypes',
  'OutletPolicies',
  'OutletLoginType',
  'OutletTheme',
  'OutletContents',
];

/** What stands under `Venue.City`, in each of them. */
const under = (values: readonly unknown[], [first, ...rest]: readonly string[]): unknown[] => {
  const all = values.flat().filter((value) => typeof value === 'object' && value !== null);
  if (!first) return values.flat();
  return under(
    all.map((value) => (value as Record<string, unknown>)[first]),
    rest,
  );
};

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const empty = (values: readonly unknown[], names: string): string[] =>
  names.split(' ').filter((name) => !under(values, name.split('.')).some(isFilled));

describe('what the answers of the demo world are filled with', () => {
  let app: TestApp;
  let robin: TestBrowser;
  beforeAll(async () => {
    app = await testApp('server', {
      open: demoDatabase,
      load: async (database) => {
        // The other way round than their ids.
        await sql`update price_levels set sort = 1000000 - price_level_id, quantity_limit = 7
          where item_id in (select item_id from event_items where outlet_event_id = 101)`.execute(
          database.db,
        );
      },
    });
    robin = await signedIn(app, fan);
  });
  afterAll(() => app.close());

  const everywhere = async (path: string, input: object): Promise<unknown[]> =>
    Promise.all(
      hosts.map(async (host) => {
        const browser = app.browser(host);
        await browser.send('/gen.v1/user/sessioninit');
        return (await browser.send(path, input)).body as unknown;
      }),
    );
  const outlets = () => everywhere('/gen.v1/outlet/getinfo', { InfoTypes: parts });
  const events = async () =>
    under(
      await everywhere('/gen.v1/outlet/getoutletevents', {
        IncludePast: true,
        InfoTypes: ['EventItems', 'OutletEvents'],
      }),
      ['OutletEvents'],
    );

  test.each([
    [
      '[ENTITY-09] an outlet',
      'OutletID OutletTypeID OutletName Description HelpLink ContactUsEmail LoginURL CheckoutTimer ConfirmTicketSelectionTimer OutletLoginType.ConstantValue',
    ],
    [
      '[ENTITY-11] its policies',
      'OutletPolicies.OutletPolicyID OutletPolicies.Headline OutletPolicies.PolicyText OutletPolicies.OutletPolicyTypeID OutletPolicies.SalesTypeID',
    ],
    [
      '[ENTITY-12] its social networks',
      'OutletSocialTypes.URL OutletSocialTypes.SocialTypeID OutletSocialTypes.Active',
    ],
    [
      '[ENTITY-13] its delivery methods',
      'OutletDeliveryMethods.OutletDeliveryMethodID OutletDeliveryMethods.OutletDeliveryMethodUUID OutletDeliveryMethods.DeliveryMethodID OutletDeliveryMethods.DeliveryMethodTypeID OutletDeliveryMethods.DeliveryMethodType.ConstantValue OutletDeliveryMethods.OverrideName OutletDeliveryMethods.OverridePrice OutletDeliveryMethods.OverrideNotes OutletDeliveryMethods.Active',
    ],
    [
      '[ENTITY-14] [ENTITY-15] its contents and series',
      'OutletContents.Title OutletContents.Body OutletContents.URL OutletContents.DatetimeStart OutletContents.ContentType OutletContents.ContentBehavior OutletContents.ContentZone OutletEventGroups.PaymentPlanRules.firstPaymentPercent',
    ],
    [
      '[SERIES-01] [EVENT-02] [FAN-12] the window of a series, its words and its note',
      'OutletEventGroups.SeriesVisibleDate OutletEventGroups.SeriesOpenDate OutletEventGroups.SeriesClosedDate OutletEventGroups.SeriesVisibleMessage OutletEventGroups.SeriesClosedMessage OutletEventGroups.ShippingNote OutletEventGroups.EstimatedShipDate',
    ],
  ])('%s', async (_what, names) => {
    expect(empty(await outlets(), names.replaceAll(/(^| )/g, '$1Outlet.'))).toEqual([]);
  });

  test.each([
    [
      '[ENTITY-16] an outlet’s event',
      'OutletEventID SalesTypeID OutletSeriesID OutletEventGroup OutletEventItems OutletEventOverrideName OutletEventDoorTime OutletEventDoorTimeStatus OutletEventDescription EventImageOverride OutletEventContents.Title OutletEventContents.Body Event',
    ],
    [
      '[ENTITY-17] an event',
      'Event.Name Event.ShowDate Event.DisplayShowTime Event.DoorTime Event.Venue.VenueName Event.Venue.City Event.Venue.State Event.Artist.ArtistID Event.Artist.ArtistName Event.EventImage Event.EventImageMobile Event.SeatMapImage Event.PublicOnsaleURL Event.PublicOnsaleDate Event.PublicOnSaleTextOverride Event.PublicOnSaleTextOverrideText Event.ExternalSalesURL Event.RefundWindowOpen Event.RefundRequestWindowOpenText Event.RefundRequestWindowClosedText',
    ],
    [
      '[ENTITY-20] [ENTITY-21] its items and levels',
      'OutletEventItems.OutletEventItemID OutletEventItems.Name OutletEventItems.Description OutletEventItems.EventItem.Name OutletEventItems.EventItem.EventItemTypeID OutletEventItems.EventItem.SuppressOnEDP OutletEventItems.AllowRefund OutletEventItems.PriceLevels.PriceLevelID OutletEventItems.PriceLevels.PriceLevelName OutletEventItems.PriceLevels.PriceLevelValue OutletEventItems.PriceLevels.PriceLevelLimit OutletEventItems.PriceLevels.PriceLevelMinimum OutletEventItems.PriceLevels.PriceLevelMultiplier OutletEventItems.PriceLevels.Sort OutletEventItems.PriceLevels.EnableOptOut OutletEventItems.PriceLevels.SaleStatus OutletEventItems.PriceLevels.FeeGroups.Name OutletEventItems.PriceLevels.FeeGroups.Description OutletEventItems.PriceLevels.FeeGroups.Value OutletEventItems.PriceLevels.isAddOn',
    ],
  ])('%s', async (_what, names) => {
    expect(empty(await events(), names)).toEqual([]);
  });

  test('[EVENT-32] levels come in the order of the data, each with the most of it', async () => {
    const { body } = await robin.send('/gen.v1/outlet/getoutletevents', { InfoTypes: ['EventItems'] });
    const own = under([body], ['OutletEvents']).filter(
      (event) => (event as { OutletEventID: number }).OutletEventID === 101,
    );
    const [first] = under(own, ['OutletEventItems']) as {
      PriceLevels: { PriceLevelID: number; Sort: number; PriceLevelLimit: number }[];
    }[];
    const shown = first!.PriceLevels;
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.map(({ Sort }) => Sort)).toEqual(shown.map(({ PriceLevelID }) => 1000000 - PriceLevelID));
    expect(shown).toEqual(shown.toSorted((a, b) => a.Sort - b.Sort));
    expect(shown.map(({ PriceLevelLimit }) => PriceLevelLimit)).toEqual(shown.map(() => 7));
  });

  test.each([
    [
      '[ENTITY-27] [ENTITY-28] a series request and its cards',
      'RequestID LotteryOEGRequestID LotteryOEGRequestUUID UniqueID CustomerOrderID StatusInfo.ConstantValue StatusInfo.CustomerStatus OutletEventGroup Totals.total Totals.fees Totals.ppfee Totals.shipping Totals.taxes PaymentPlanEnrolled PaymentInfo.Sort PaymentInfo.PaymentMethodID PaymentInfo.PaymentMethodUUID PaymentInfo.LotteryOEGRequestPaymentMethodID PaymentInfo.LotteryOEGRequestPaymentMethodUUID PaymentInfo.Amount Shipping.LotteryRequestShippingAddressID Shipping.LotteryRequestShippingAddressUUID LotteryOERequests createdAt updatedAt',
    ],
    [
      '[ENTITY-29] [ENTITY-30] [ENTITY-36] an event request, its lines and its tour',
      'LotteryOERequests.LotteryOERequestID LotteryOERequests.LotteryOERequestUUID LotteryOERequests.OutletEvent.OutletEventItems LotteryOERequests.OutletEvent.Event.Name LotteryOERequests.OutletEvent.Event.ShowDate LotteryOERequests.OutletEvent.Event.Artist.ArtistName LotteryOERequests.OutletEvent.Event.Venue.City LotteryOERequests.Totals LotteryOERequests.StatusInfo.CustomerStatus LotteryOERequests.LotteryOEIRequests.LotteryOEIRequestID LotteryOERequests.LotteryOEIRequests.Quantity LotteryOERequests.LotteryOEIRequests.OutletEventItemID LotteryOERequests.LotteryOEIRequests.PriceLevelID LotteryOERequests.LotteryOEIRequests.PriceLevelOptOut LotteryOERequests.LotteryOEIRequests.isAddOn LotteryOERequests.LotteryOEIRequests.ConfirmedPriceLevelID LotteryOERequests.LotteryOEIRequests.ConfirmedQuantity LotteryOERequests.LotteryOEIRequests.FeeGroups.Value LotteryOERequests.LotteryOEIRequests.PriceLevelName LotteryOERequests.LotteryOEIRequests.PriceLevelValue OutletEventGroup.Tour.TourID OutletEventGroup.Tour.Name OutletEventGroup.Tour.AllowPrioritySelection',
    ],
  ])('%s', async (_what, names) => {
    const ask = async (query: object) =>
      (await robin.send('/gen.v1/tixrequests/getoegrequestsummary', query)).body as unknown;
    const all = [await ask({}), await ask({ LotteryOEGRequestStatus: processedStatuses })];
    expect(empty(all.flat(), names)).toEqual([]);
  });

  test.each([
    [
      '[ENTITY-31] [ENTITY-07] an order and its payments',
      'CustomerOrderID OrderID Status.CustomerStatus Events LineItems CustomerOrderEvents TotalSummary.fees TotalSummary.ppFee TotalSummary.taxes TotalSummary.shipping TotalSummary.total TotalSummary.UserPaid.total TotalSummary.UserDue.total OrderSummary OutletDeliveryMethod.DeliveryMethodTypeID OutletDeliveryMethod.OverrideName PaymentPlanEnrolled PaymentPlanFee CustomerOrderScheduledPayments.Amount CustomerOrderScheduledPayments.Captured CustomerOrderScheduledPayments.Failed CustomerOrderScheduledPayments.FailedMessage CustomerOrderScheduledPayments.CustomerOrderScheduledPaymentID CustomerOrderScheduledPayments.CustomerOrderID CustomerOrderScheduledPayments.LotteryOEGRequestPaymentMethodID CustomerOrderScheduledPayments.LotteryOEGRequestPaymentMethodUUID CustomerOrderScheduledPayments.Sort CustomerOrderScheduledPayments.PaymentMethod.LastFour CustomerOrderScheduledPayments.PaymentMethodID CustomerOrderScheduledPayments.payNowIsAvailable CustomerOrderAddress PaymentMethod.LastFour TrackingNumber EstimatedShipDate ShipLabelShipDate AllowPaymentChange AllowShippingAddressChanges EmailAddress createdAt updatedAt',
    ],
    [
      '[ENTITY-32] [ENTITY-33] its events and lines',
      'Events.SeriesName Events.OutletEventID Events.ShowDate Events.EventName Events.ArtistName Events.Venue Events.RefundAlertMessage Events.UpgradeRequestOutletEventItemID Events.Event.RefundWindowOpen Events.AllowUpgrade Events.AllowRefund LineItems.ItemName LineItems.PriceLevelName LineItems.Quantity LineItems.UnitPrice LineItems.Canceled LineItems.RefundRequested LineItems.TicketManifest.SectionName LineItems.TicketManifest.RowName LineItems.TicketManifest.SeatName',
    ],
  ])('%s', async (_what, names) => {
    const { orders } = (await robin.send('/gen.v1/customerorder/getlist', {})).body as {
      orders: { OrderID: string }[];
    };
    const all = await Promise.all(
      orders.map(async ({ OrderID }) => (await robin.send('/gen.v1/customerorder/get', { OrderID })).body),
    );
    expect(empty(under(all, ['order']), names)).toEqual([]);
  });
});
