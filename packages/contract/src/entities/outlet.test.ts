import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { outlet } from './outlet.ts';

test('[ENTITY-09] [ENTITY-11] [ENTITY-12] all of an outlet in the wire’s names', () => {
  const ours: Of<typeof outlet> = {
    id: 11,
    outletType: 12,
    name: 'name 13',
    description: 'description 14',
    helpLink: 'help link 15',
    contactEmail: 'contact email 16',
    loginUrl: 'login url 17',
    checkoutMinutes: 18,
    confirmSelectionMinutes: 19,
    shipsTo: [20],
    languages: ['fr'],
    loginType: { constant: 'constant 21' },
    policies: [{ id: 22, headline: 'headline 23', text: 'text 24', policyType: 25, salesType: 26 }],
    socialLinks: [{ url: 'url 27', typeId: 28, active: false }],
    deliveryMethods: [],
    contents: [],
    series: [],
    accounts: [{ name: 'name 30' }],
  };
  const wire = {
    OutletID: 11,
    OutletTypeID: 12,
    OutletName: 'name 13',
    Description: 'description 14',
    HelpLink: 'help link 15',
    ContactUsEmail: 'contact email 16',
    LoginURL: 'login url 17',
    CheckoutTimer: 18,
    ConfirmTicketSelectionTimer: 19,
    ShipsTo: [20],
    Languages: ['fr'],
    OutletLoginType: { ConstantValue: 'constant 21' },
    OutletPolicies: [
      {
        OutletPolicyID: 22,
        Headline: 'headline 23',
        PolicyText: 'text 24',
        OutletPolicyTypeID: 25,
        SalesTypeID: 26,
      },
    ],
    OutletSocialTypes: [{ URL: 'url 27', SocialTypeID: 28, Active: false }],
    OutletDeliveryMethods: [],
    OutletContents: [],
    OutletEventGroups: [],
    Accounts: [{ Name: 'name 30' }],
  };
  expect(encoded(outlet, ours)).toEqual(wire);
  expect(z.decode(outlet, wire)).toEqual(ours);
});
