/** What must be accepted before a fan request can be submitted. */
import { choosePolicy, policiesToAccept, policyTypes } from '../shops/policies.ts';
import { FAN_REQUEST_SALE } from '../events/sales-types.ts';

interface Policy {
  policyType: number;
  salesType: number;
}

/** One checkbox for terms and privacy, a second one for the plan's terms when enrolled. */
export const acceptancesAsked = (
  policies: readonly Policy[],
  onPlan: boolean,
): { terms: boolean; planTerms: boolean } => ({
  terms: policiesToAccept(policies).length > 0,
  planTerms: onPlan && choosePolicy(policies, policyTypes.paymentPlanTerms, FAN_REQUEST_SALE) !== null,
});

export const canSubmitRequest = (
  asked: { terms: boolean; planTerms: boolean },
  accepted: { terms: boolean; planTerms: boolean },
): boolean => (accepted.terms || !asked.terms) && (accepted.planTerms || !asked.planTerms);
