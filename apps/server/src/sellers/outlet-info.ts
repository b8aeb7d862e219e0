import { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import type { Outlet } from '@stagedoor/contract/entities/outlet';
import type { Series } from '@stagedoor/contract/entities/series';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import type { SharedAnswers } from '../platform/shared-answers.ts';
import type { OutletCache } from './outlet-cache.ts';
import type { OutletKey } from './outlet-key.ts';
import type { StoredOutlet } from './outlet-store.ts';

type Part = NonNullable<InputOf<typeof getOutletInfo>['parts']>[number];

export interface OutletInfoNeeds {
  outlets: OutletCache;
  answers: SharedAnswers;
  /** The series of an outlet, which live above this module. */
  seriesOf: (sellerId: number, outletId: number, now: Date) => Promise<Series[]>;
  /** Through whom a shop is paid. */
  gatewayNameOf: (shop: OutletKey) => Promise<string>;
}

function describe(stored: StoredOutlet, parts: Set<Part>, series: Series[], gatewayName: string): Outlet {
  return {
    id: stored.id,
    outletType: stored.outletType,
    name: stored.name,
    description: stored.description,
    helpLink: stored.helpLink,
    contactEmail: stored.contactEmail,
    loginUrl: stored.loginUrl,
    checkoutMinutes: stored.checkoutMinutes,
    confirmSelectionMinutes: stored.confirmSelectionMinutes,
    country: stored.country === UNITED_STATES ? undefined : stored.country,
    shipsTo: stored.shipsTo?.length ? stored.shipsTo : undefined,
    languages: stored.languages?.length ? stored.languages : undefined,
    currency: stored.currency === DEFAULT_CURRENCY ? undefined : stored.currency,
    timeZone: stored.timeZone === TIME_ZONE ? undefined : stored.timeZone,
    includedTax: stored.includedTax,
    isTest: stored.isTest || undefined,
    loginType: parts.has('OutletLoginType') ? stored.loginType : undefined,
    theme: parts.has('OutletTheme') ? stored.theme : undefined,
    policies: parts.has('OutletPolicies') ? stored.policies : undefined,
    socialLinks: parts.has('OutletSocialTypes') ? stored.socialLinks : undefined,
    deliveryMethods: parts.has('DeliveryMethods') ? stored.deliveryMethods : undefined,
    contents: parts.has('OutletContents') ? stored.contents : undefined,
    series: parts.has('OutletEventGroups') ? series : undefined,
    accounts: parts.has('Accounts') ? [{ name: gatewayName }] : undefined,
  };
}

/** The answer of `outlet/getinfo`; without parts it is what may be known before the password. */
export async function outletInfo(
  needs: OutletInfoNeeds,
  outletId: number,
  wanted: readonly Part[] | undefined,
  now: Date,
  /** As it is not kept: in the look of a draft. */
  worn?: StoredOutlet,
): Promise<OutputOf<typeof getOutletInfo>> {
  const stored = worn ?? (await needs.outlets.get(outletId));
  const facts = {
    id: stored.id,
    outletType: stored.outletType,
    name: stored.name,
    contactEmail: stored.contactEmail,
    logoImageUrl: stored.theme.logoImageUrl,
    faviconImageUrl: stored.theme.faviconImageUrl,
    isTest: stored.isTest || undefined,
  };
  if (!wanted) return facts;
  const parts = new Set(wanted);
  const hasSeries = parts.has('OutletEventGroups') && !isGuestList(stored.outletType);
  const series = hasSeries ? await needs.seriesOf(stored.sellerId, outletId, now) : [];
  const gatewayName = parts.has('Accounts')
    ? await needs.gatewayNameOf({ sellerId: stored.sellerId, outletId: stored.id })
    : '';
  return { ...facts, outlet: describe(stored, parts, series, gatewayName) };
}
