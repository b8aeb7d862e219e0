import * as z from 'zod/mini';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { currencyCode, entity, flag, id, list, maybe, text } from '../wire.ts';
import type { Of } from '../wire.ts';
import { contentBlock } from './content-block.ts';
import { deliveryMethod } from './delivery-method.ts';
import { series } from './series.ts';
import { theme } from './theme.ts';

export const policy = entity('OutletPolicy', {
  id: ['OutletPolicyID', id],
  headline: ['Headline', text],
  text: ['PolicyText', text],
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
  name: ['OutletName', text],
  description: ['Description', maybe(text)],
  helpLink: ['HelpLink', maybe(text)],
  contactEmail: ['ContactUsEmail', maybe(text)],
  loginUrl: ['LoginURL', maybe(text)],
  checkoutMinutes: ['CheckoutTimer', maybe(z.int())],
  confirmSelectionMinutes: ['ConfirmTicketSelectionTimer', maybe(z.int())],
  /** Countries besides 1 and 2, by ISO 3166's numbers. */
  shipsTo: ['ShipsTo', maybe(list(id))],
  /** Missing where it is dollars. */
  currency: ['Currency', maybe(currencyCode)],
  /** What the tax in its prices is called; missing where taxes come on top of them. */
  includedTax: ['IncludedTax', maybe(text)],
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

/** What everything at the outlet is priced in. */
export const currencyOf = ({ currency }: Pick<Outlet, 'currency'>): Currency => currency ?? DEFAULT_CURRENCY;
