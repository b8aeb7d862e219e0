// What a shop is told of its outlet, field by field; what belongs to another outlet or seller stands beside it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hosts } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { loadFullOutlet, uuid } from './testing/full-outlet.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp('server', { load: loadFullOutlet });
});
afterAll(() => app.close());

const ask = async (path: string, payload: object = {}) =>
  (await app.browser(hosts.lantern).send(`/gen.v1/outlet/${path}`, payload)).body;
const part = async (name: string) => (await ask('getinfo', { InfoTypes: [name] })).Outlet;

const own = {
  OutletID: 1,
  OutletTypeID: 1,
  OutletName: 'Lantern Club',
  Description: 'By the harbor',
  HelpLink: 'https://help.example',
  ContactUsEmail: 'help@lantern.example',
  LoginURL: '/members',
  CheckoutTimer: 12,
  ConfirmTicketSelectionTimer: 4,
};

test('[CALL-08] [ENTITY-09] the outlet’s facts, and the rest of them only for whoever asks for a part', async () => {
  expect(await ask('getinfo')).toEqual({
    OutletID: 1,
    OutletTypeID: 1,
    OutletName: 'Lantern Club',
    ContactUsEmail: 'help@lantern.example',
    LogoImageURL: '/images/logo.svg',
    FaviconImageURL: '/images/icon.svg',
  });
  expect((await ask('getinfo', { InfoTypes: [] })).Outlet).toEqual(own);
});

test.each([
  ['[CALL-12] [ENTITY-09]', 'OutletLoginType', { ConstantValue: 'OUTLET_LOGIN_AS_NEEDED' }],
  [
    '[CALL-12] [ENTITY-12]',
    'OutletSocialTypes',
    [
      { URL: 'https://social.example/2', SocialTypeID: 2, Active: true },
      { URL: 'https://social.example/3', SocialTypeID: 3, Active: false },
    ],
  ],
  [
    '[CALL-12] [ENTITY-11]',
    'OutletPolicies',
    [
      {
        OutletPolicyID: 8,
        Headline: 'Policy 8',
        PolicyText: '<p>8</p>',
        OutletPolicyTypeID: 1,
        SalesTypeID: -1,
      },
      {
        OutletPolicyID: 9,
        Headline: 'Policy 9',
        PolicyText: '<p>9</p>',
        OutletPolicyTypeID: 4,
        SalesTypeID: 2,
      },
    ],
  ],
  [
    '[CALL-12] [ENTITY-14] [ENTITY-15]',
    'OutletContents',
    [
      {
        OutletContentID: 12,
        Title: 'Parking',
        Body: '<p>Behind</p>',
        ContentType: 'news',
        ContentZone: 'top',
        ContentPages: ['global'],
      },
      {
        OutletContentID: 11,
        Title: 'Closed',
        Body: '<p>Monday</p>',
        URL: '/closed',
        DatetimeStart: '2026-11-10T00:00:00.000Z',
        ContentType: 'warning',
        ContentBehavior: 'popup',
        ContentZone: 'bottom',
        ContentPages: ['login', 'event-list'],
      },
    ],
  ],
  ['[CALL-12] [ENTITY-14]', 'OutletEventGroups', []],
  ['[CALL-12]', 'Accounts', [{ Name: 'Stand-in gateway' }]],
])('%s InfoTypes %s: that one, and no other', async (_ids, name, expected) => {
  expect(await part(name)).toEqual({ ...own, [name]: expected });
});

test('[CALL-12] [ENTITY-13] its delivery methods', async () => {
  expect(await part('DeliveryMethods')).toEqual({
    ...own,
    OutletDeliveryMethods: [
      {
        OutletDeliveryMethodID: 6,
        OutletDeliveryMethodUUID: uuid(6),
        DeliveryMethodID: 6,
        DeliveryMethodTypeID: 1,
        DeliveryMethodType: { ConstantValue: 'DELIVERY_METHOD_TYPE_WILL_CALL' },
        OverrideName: 'Will Call',
        Active: false,
      },
      {
        OutletDeliveryMethodID: 5,
        OutletDeliveryMethodUUID: uuid(5),
        DeliveryMethodID: 5,
        DeliveryMethodTypeID: 2,
        DeliveryMethodType: { ConstantValue: 'DELIVERY_METHOD_TYPE_DOMESTIC_SHIPPING' },
        OverrideName: 'UPS',
        OverridePrice: 12.5,
        OverrideNotes: 'Signed for',
        LeadDays: 5,
        Active: true,
      },
    ],
  });
});

test('[CALL-12] [ENTITY-10] [SHELL-14] how it looks', async () => {
  const shown = (name: string, Sort: number) => ({
    ImageURL: `/images/${name}.svg`,
    LinkURL: `/${name}`,
    Title: name,
    Sort,
  });
  expect(await part('OutletTheme')).toEqual({
    ...own,
    OutletTheme: {
      LogoImageURL: '/images/logo.svg',
      FaviconImageURL: '/images/icon.svg',
      HeaderImageURL: '/images/header.svg',
      CarouselImages: [shown('gala', 1), shown('ball', 2)],
      PromoImages: [shown('promo', 1)],
      SubHeaderImageURL: '/images/banner.svg',
      SubHeaderLinkURL: '/event/2',
      SubHeaderTitle: 'Tonight',
      SubHeaderImageBackgroundColor: '#eeeeee',
      HeaderFontFamily: 'Futura',
      HeaderFontURL: '/images/futura.woff2',
      PrimaryLinkColor: '#b1251d',
      SecondaryLinkColor: '#1d4fb1',
      PrimaryTextColor: '#222222',
      MobileBreakpointWidth: 700,
    },
  });
});

test('[CALL-10] the seller’s outlets that anybody may enter, in their order, at their main addresses', async () => {
  const { db } = app.database;
  // An update moves the row behind the others.
  await db.updateTable('outlets').set({ description: 'Moved' }).where('outlet_id', '=', 1).execute();
  expect(await ask('getoutlets')).toEqual({
    outlets: [
      { OutletID: 1, OutletName: 'Lantern Club', URL: 'http://lantern.localhost' },
      { OutletID: 3, OutletName: 'Tickets', URL: 'http://tickets.example.com' },
      { OutletID: 4, OutletName: 'Shop', URL: 'http://shop.example.com' },
    ],
  });
});

test('[CALL-09] the lookup tables, word by word', async () => {
  const row = (ID: number, ConstantValue: string, Name: string) => ({ ID, ConstantValue, Name });
  expect(await ask('getprotocols')).toEqual({
    SalesTypes: [
      row(1, 'SALES_TYPE_INSTANT', 'Instant purchase'),
      row(2, 'SALES_TYPE_FAN_REQUEST', 'Fan request'),
      row(3, 'SALES_TYPE_EXTERNAL', 'External sales'),
    ],
    DeliveryMethodTypes: [
      row(1, 'DELIVERY_METHOD_TYPE_WILL_CALL', 'will call'),
      row(2, 'DELIVERY_METHOD_TYPE_DOMESTIC_SHIPPING', 'domestic shipping'),
      row(3, 'DELIVERY_METHOD_TYPE_INTERNATIONAL_SHIPPING', 'international shipping'),
      row(4, 'DELIVERY_METHOD_TYPE_MOBILE_TICKETING', 'mobile ticketing'),
    ],
    OutletPolicyTypes: [
      row(1, 'POLICY_TYPE_PRIVACY', 'privacy'),
      row(2, 'POLICY_TYPE_TERMS', 'terms'),
      row(3, 'POLICY_TYPE_PAYMENT_PLAN', 'payment plan'),
      row(4, 'POLICY_TYPE_TICKET_GUIDELINES', 'ticket guidelines'),
      row(5, 'POLICY_TYPE_FOOTER', 'footer'),
      row(6, 'POLICY_TYPE_EXTERNAL_SALE', 'external sale'),
      row(7, 'POLICY_TYPE_PAYMENT_PLAN_TERMS', 'payment plan terms'),
      row(8, 'POLICY_TYPE_PRIORITY_SELECTION', 'priority selection'),
      row(10, 'POLICY_TYPE_FLAG', 'flag'),
    ],
    RequestStatuses: [
      { ConstantValue: 'STATUS_REQUEST_PENDING', Name: 'pending' },
      { ConstantValue: 'STATUS_REQUEST_PROCESSING', Name: 'processing' },
      { ConstantValue: 'STATUS_REQUEST_CONFIRMED', Name: 'confirmed' },
      { ConstantValue: 'STATUS_REQUEST_CONFIRMED_PARTIAL', Name: 'confirmed partial' },
      { ConstantValue: 'STATUS_REQUEST_CONFIRMED_ALTERNATE', Name: 'confirmed alternate' },
      { ConstantValue: 'STATUS_REQUEST_DENIED', Name: 'denied' },
      { ConstantValue: 'STATUS_REQUEST_DENIED_INVENTORY', Name: 'denied inventory' },
    ],
  });
});
