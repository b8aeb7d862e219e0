import * as z from 'zod/mini';
import { currencyCode, entity, flag, id, list, maybe, text, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';
import { contentBlock } from './content-block.ts';
import { deliveryMethod } from './delivery-method.ts';
import { series } from './series.ts';
import { theme } from './theme.ts';

export const policy = entity('OutletPolicy', {
  id: ['OutletPolicyID', id],
  headline: ['Headline', wrote],
  text: ['PolicyText', wrote],
  policyType: ['OutletPolicyTypeID', id],
  salesType: ['SalesTypeID', id],
});
export type Policy = Of<typeof policy>;

const socialLink = entity('OutletSocialType', {
  url: ['URL', text],
  typeId: ['SocialTypeID', id],
  active: ['Active', flag],
});

const loginType = entity('OutletLoginType', { constant: ['ConstantValue', text] });
const gatewayAccount = entity('OutletAccount', { name: ['Name', text] });

export const outlet = entity('Outlet', {
  id: ['OutletID', id],
  outletType: ['OutletTypeID', id],
  name: ['OutletName', wrote],
  description: ['Description', maybe(wrote)],
  helpLink: ['HelpLink', maybe(text)],
  contactEmail: ['ContactUsEmail', maybe(text)],
  loginUrl: ['LoginURL', maybe(text)],
  checkoutMinutes: ['CheckoutTimer', maybe(z.int())],
  confirmSelectionMinutes: ['ConfirmTicketSelectionTimer', maybe(z.int())],
  /** Where its seller is at home; missing where it is 1. */
  country: ['CountryID', maybe(id)],
  /** Countries besides its own, and besides 1 and 2 where it is at home in one of them; by ISO 3166's numbers. */
  shipsTo: ['ShipsTo', maybe(list(id))],
  /** Its own first; missing where it speaks English alone. */
  languages: ['Languages', maybe(list(text))],
  /** Missing where it is dollars. */
  currency: ['Currency', maybe(currencyCode)],
  /** The zone of its seller's clock; missing where it is New York's. */
  timeZone: ['TimeZone', maybe(text)],
  /** What the tax in its prices is called; missing where taxes come on top of them. */
  includedTax: ['IncludedTax', maybe(wrote)],
  /** What is ordered there is a test: nothing is sold, and no card is charged. */
  isTest: ['IsTest', maybe(z.boolean())],
  loginType: ['OutletLoginType', maybe(loginType)],
  theme: ['OutletTheme', maybe(theme)],
  policies: ['OutletPolicies', maybe(list(policy))],
  socialLinks: ['OutletSocialTypes', maybe(list(socialLink))],
  deliveryMethods: ['OutletDeliveryMethods', maybe(list(deliveryMethod))],
  contents: ['OutletContents', maybe(list(contentBlock))],
  series: ['OutletEventGroups', maybe(list(series))],
  accounts: ['Accounts', maybe(list(gatewayAccount))],
});
export type Outlet = Of<typeof outlet>;
