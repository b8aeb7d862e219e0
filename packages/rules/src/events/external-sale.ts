import { eventListMessages } from '../messages/event-list.ts';
import { choosePolicy, policyTypes } from '../shops/policies.ts';
import { safeLink } from '../shops/safe-link.ts';
import { EXTERNAL_SALE } from './sales-types.ts';

interface Policy {
  policyType: number;
  salesType: number;
  headline: string;
  text: string;
}

/** The popup before a customer leaves; without an address the button is not offered. */
export function externalSalePopup(
  policies: readonly Policy[],
  externalSalesUrl: string | null | undefined,
): { headline: string; text: string | null; url: string | null } {
  const policy = choosePolicy(policies, policyTypes.externalSale, EXTERNAL_SALE);
  return {
    headline: policy?.headline || eventListMessages.leavingSite,
    text: policy?.text || null,
    url: safeLink(externalSalesUrl),
  };
}
