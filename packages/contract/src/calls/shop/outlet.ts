import * as z from 'zod/mini';
import { shopCall } from '../../shop-call.ts';
import { outletEvent } from '../../entities/event.ts';
import { outlet } from '../../entities/outlet.ts';
import { typedCode } from '../../entities/code.ts';
import { givenFlag, givenId } from '../../given.ts';
import { entity, flag, id, list, maybe, nothing, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

/** What a page may know of an outlet before its password: the minimal facts, in the outlet's own fields. */
const outletInfo = entity('OutletInfo', {
  id: ['OutletID', id],
  outletType: ['OutletTypeID', id],
  name: ['OutletName', text],
  contactEmail: ['ContactUsEmail', maybe(text)],
  logoImageUrl: ['LogoImageURL', maybe(text)],
  faviconImageUrl: ['FaviconImageURL', maybe(text)],
  /** Said before its door, too. */
  isTest: ['IsTest', maybe(flag)],
  outlet: ['Outlet', maybe(outlet)],
});

const outletParts = [
  'DeliveryMethods',
  'Accounts',
  'OutletEventGroups',
  'OutletSocialTypes',
  'OutletPolicies',
  'OutletLoginType',
  'OutletTheme',
  'OutletContents',
] as const;

export const getOutletInfo = shopCall({
  name: 'getOutletInfo',
  module: 'sellers',
  path: 'outlet/getinfo',
  access: 'open',
  summary: 'The facts of the outlet; with InfoTypes its theme, policies, contents and delivery methods too.',
  input: entity('OutletInfoQuery', {
    outletId: ['OutletID', maybe(givenId)],
    parts: ['InfoTypes', maybe(list(z.enum(outletParts)))],
  }),
  output: outletInfo,
  refusals: ['MISSING_OUTLET_ID', 'OUTLET_PASSWORD_REQUIRED'],
});

export const getOutletEvents = shopCall({
  name: 'getOutletEvents',
  module: 'catalogue',
  path: 'outlet/getoutletevents',
  access: 'shop',
  summary:
    'The events of the outlet, by show date; with EventItems their items and price levels too. With OutletEventID and `code` that event as it is for whoever has the code.',
  input: entity('OutletEventsQuery', {
    outletId: ['OutletID', maybe(givenId)],
    includePast: ['IncludePast', maybe(givenFlag)],
    parts: ['InfoTypes', maybe(list(z.enum(['EventItems', 'OutletEvents'])))],
    eventId: ['OutletEventID', maybe(givenId)],
    code: ['code', typedCode],
  }),
  output: entity('OutletEventList', { events: ['OutletEvents', list(outletEvent)] }),
  refusals: [
    'MISSING_OUTLET_ID',
    'CODE_NOT_KNOWN',
    'CODE_NOT_NOW',
    'CODE_NOT_FOR_THIS',
    'CODE_USED_BY_YOU',
    'TOO_MANY_TRIES',
  ],
});

const lookup = entity('Lookup', {
  id: ['ID', maybe(z.int())],
  constant: ['ConstantValue', text],
  name: ['Name', text],
});
export type Lookup = Of<typeof lookup>;

export const getProtocols = shopCall({
  name: 'getProtocols',
  module: 'sellers',
  path: 'outlet/getprotocols',
  access: 'open',
  summary: 'The lookup tables: sales types, delivery types, policy types and request statuses.',
  input: nothing,
  output: entity('Protocols', {
    salesTypes: ['SalesTypes', list(lookup)],
    deliveryTypes: ['DeliveryMethodTypes', list(lookup)],
    policyTypes: ['OutletPolicyTypes', list(lookup)],
    requestStatuses: ['RequestStatuses', list(lookup)],
  }),
});

export const getOutlets = shopCall({
  name: 'getOutlets',
  module: 'sellers',
  path: 'outlet/getoutlets',
  access: 'shop',
  summary: 'The public outlets of the same seller.',
  input: nothing,
  output: entity('OutletList', {
    outlets: [
      'outlets',
      list(entity('OutletAddress', { id: ['OutletID', id], name: ['OutletName', text], url: ['URL', text] })),
    ],
  }),
});
