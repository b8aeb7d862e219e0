import { expect, test } from 'vitest';
import type { Outlet } from '@stagedoor/descriptions/programme';
import { describedOutlet, sellerRows } from './outlet-rows.ts';

/** Everything that can be said of one, and nothing twice: what lands in the wrong column is seen. */
const outlet: Outlet = {
  id: 71,
  type: 2,
  name: 'The Shop',
  description: 'By the pier.',
  hosts: ['shop.example.com', 'www.example.com'],
  apiHost: 'api.example.com',
  helpLink: 'https://help.example.com',
  contactEmail: 'hello@example.com',
  login: 'always',
  loginUrl: 'https://members.example.com',
  checkoutMinutes: 12,
  confirmSelectionMinutes: 4,
  shipsTo: ['GB'],
  words: [
    { text: 'Standing', en: null, fr: 'Debout', es: null, de: 'Stehplatz' },
    { text: '<p>No returns.</p>', en: null, fr: '<p>Sans retour.</p>', es: null, de: null },
  ],
  languages: ['fr', 'en'],
  password: true,
  theme: {
    logo: '/images/logo.svg',
    favicon: '/images/icon.svg',
    headerImage: '/images/header.svg',
    headerFont: 'Futura',
    headerFontFile: '/images/futura.woff2',
    linkColor: '#b1251d',
    secondaryLinkColor: '#1d4fb1',
    textColor: '#222222',
    mobileBreakpoint: 700,
    subHeader: { image: '/images/banner.svg', link: '/event/2', title: 'Tonight', background: '#eeeeee' },
    carousel: [{ image: '/images/gala.svg', link: '/event/1', title: 'Gala' }],
    promos: [{ image: '/images/promo.svg', link: null, title: 'Members first' }],
  },
  policies: [],
  contents: [],
  delivery: [
    {
      id: 1,
      type: 'will-call',
      name: 'Pick up',
      price: null,
      notes: 'Bring an ID.',
      leadDays: null,
      active: true,
    },
    { id: 2, type: 'domestic', name: 'Mail', price: 750, notes: null, leadDays: 5, active: true },
    { id: 3, type: 'mobile', name: 'Mobile', price: 0, notes: null, leadDays: null, active: false },
  ],
  social: null,
  series: [],
  events: [],
};

const rows = sellerRows(
  {
    id: 7,
    name: 'Small Seller',
    currency: 'USD',
    country: 'US',
    timeZone: 'America/New_York',
    taxes: 'added',
    taxName: 'VAT',
    invoices: null,
    artists: [],
    venues: [],
    halls: [],
    tours: [],
    shows: [],
    outlets: [outlet],
  },
  () => ({ passwordHash: 'a hash', keptBy: 'desk' }),
);
const [kept] = rows.outlets;

test('[OPS-02] what an outlet is, says and counts by is kept, each in its place', () => {
  expect(kept).toMatchObject({
    outlet_id: 71,
    seller_id: 7,
    type_id: 2,
    name: 'The Shop',
    description: 'By the pier.',
    api_host: 'api.example.com',
    help_link: 'https://help.example.com',
    contact_email: 'hello@example.com',
    login_type: 'OUTLET_LOGIN_ALWAYS',
    login_url: 'https://members.example.com',
    checkout_minutes: 12,
    confirm_selection_minutes: 4,
    password_hash: 'a hash',
  });
  expect(rows.hosts).toEqual([
    { host: 'shop.example.com', outlet_id: 71, is_main: true },
    { host: 'www.example.com', outlet_id: 71, is_main: false },
  ]);
});

test('[OPS-04] [ENTITY-10] so is how it looks, pictures in their order', () => {
  expect(kept!.theme).toEqual({
    logoImageUrl: '/images/logo.svg',
    faviconImageUrl: '/images/icon.svg',
    headerImageUrl: '/images/header.svg',
    headerFontFamily: 'Futura',
    headerFontUrl: '/images/futura.woff2',
    primaryLinkColor: '#b1251d',
    secondaryLinkColor: '#1d4fb1',
    primaryTextColor: '#222222',
    mobileBreakpointWidth: 700,
    subHeaderImageUrl: '/images/banner.svg',
    subHeaderLinkUrl: '/event/2',
    subHeaderTitle: 'Tonight',
    subHeaderBackgroundColor: '#eeeeee',
    carouselImages: [{ imageUrl: '/images/gala.svg', linkUrl: '/event/1', title: 'Gala', sort: 1 }],
    promoImages: [{ imageUrl: '/images/promo.svg', title: 'Members first', sort: 1 }],
  });
});

test('[OPS-06] and how it delivers: kind, price, days and whether it does at all', () => {
  expect(rows.deliveryMethods).toMatchObject([
    { delivery_method_id: 1, type_id: 1, name: 'Pick up', price_cents: null, notes: 'Bring an ID.', sort: 1 },
    { delivery_method_id: 2, type_id: 2, price_cents: 750, lead_days: 5, active: true, sort: 2 },
    { delivery_method_id: 3, type_id: 4, price_cents: 0, lead_days: null, active: false, sort: 3 },
  ]);
});

test('[OPS-02] [OPS-04] [OPS-06] read back, it is what was described', () => {
  const { series: _series, events: _events, ...described } = outlet;
  expect(describedOutlet(rows, kept!)).toEqual(described);
});
