import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import { outlet, policy } from './outlet.ts';
import { theme } from './theme.ts';

test('[NAV-01] [NAV-03] [NAV-04] [NAV-05] [SHELL-14] an outlet’s theme in the wire’s names', () => {
  const ours = {
    logoImageUrl: '/images/logo.svg',
    faviconImageUrl: '/images/favicon.svg',
    headerImageUrl: '/images/header.svg',
    carouselImages: [{ imageUrl: '/images/1.svg', linkUrl: '/event/1', title: 'One', sort: 1 }],
    promoImages: [{ imageUrl: '/images/2.svg', linkUrl: '/event/2', title: 'Two', sort: 2 }],
    subHeaderImageUrl: '/images/banner.svg',
    subHeaderLinkUrl: 'https://news.example/',
    subHeaderTitle: 'Members first',
    subHeaderBackgroundColor: '#111111',
    headerFontFamily: 'Futura',
    primaryLinkColor: '#222222',
    secondaryLinkColor: '#333333',
    primaryTextColor: '#444444',
    mobileBreakpointWidth: 900,
  };
  const wire = {
    LogoImageURL: '/images/logo.svg',
    FaviconImageURL: '/images/favicon.svg',
    HeaderImageURL: '/images/header.svg',
    CarouselImages: [{ ImageURL: '/images/1.svg', LinkURL: '/event/1', Title: 'One', Sort: 1 }],
    PromoImages: [{ ImageURL: '/images/2.svg', LinkURL: '/event/2', Title: 'Two', Sort: 2 }],
    SubHeaderImageURL: '/images/banner.svg',
    SubHeaderLinkURL: 'https://news.example/',
    SubHeaderTitle: 'Members first',
    SubHeaderImageBackgroundColor: '#111111',
    HeaderFontFamily: 'Futura',
    PrimaryLinkColor: '#222222',
    SecondaryLinkColor: '#333333',
    PrimaryTextColor: '#444444',
    MobileBreakpointWidth: 900,
  };
  expect(encoded(theme, ours)).toEqual(wire);
  expect(z.decode(theme, wire)).toEqual(ours);
});

test('[PROD-02] [PROD-09] [ROUTE-15] [NAV-11] [NAV-12] an outlet, its policies and its networks in the wire’s names', () => {
  expect(
    z.encode(outlet, {
      id: 7,
      outletType: 3,
      name: 'Lantern Club',
      loginType: { constant: 'OUTLET_LOGIN_ALWAYS' },
      theme: { carouselImages: [], promoImages: [] },
      socialLinks: [{ url: 'https://s.example/', typeId: 2, active: true }],
    }),
  ).toEqual({
    OutletID: 7,
    OutletTypeID: 3,
    OutletName: 'Lantern Club',
    OutletLoginType: { ConstantValue: 'OUTLET_LOGIN_ALWAYS' },
    OutletTheme: { CarouselImages: [], PromoImages: [] },
    OutletSocialTypes: [{ URL: 'https://s.example/', SocialTypeID: 2, Active: true }],
  });
  expect(
    z.encode(policy, { id: 4, headline: 'Privacy', text: '<p>…</p>', policyType: 1, salesType: -1 }),
  ).toEqual({
    OutletPolicyID: 4,
    Headline: 'Privacy',
    PolicyText: '<p>…</p>',
    OutletPolicyTypeID: 1,
    SalesTypeID: -1,
  });
});
