/** An outlet's policies, chosen by type and sales type. */
import { ANY_SALE } from '../events/sales-types.ts';

export const policyTypes = {
  privacy: 1,
  terms: 2,
  paymentPlan: 3,
  ticketGuidelines: 4,
  footer: 5,
  externalSale: 6,
  paymentPlanTerms: 7,
  prioritySelection: 8,
  flag: 10,
} as const;

interface Policy {
  policyType: number;
  salesType: number;
}

/** The policy with exactly this sales type wins over the one for any. */
export function choosePolicy<P extends Policy>(
  policies: readonly P[],
  policyType: number,
  salesType: number = ANY_SALE,
): P | null {
  const ofType = policies.filter((policy) => policy.policyType === policyType);
  return (
    ofType.find((policy) => policy.salesType === salesType) ??
    ofType.find((policy) => policy.salesType === ANY_SALE) ??
    null
  );
}

const chosen = <P extends Policy>(policies: readonly P[], types: readonly number[]): P[] =>
  types.flatMap((type) => choosePolicy(policies, type) ?? []);

export const footerPolicies = <P extends Policy>(policies: readonly P[]): P[] =>
  chosen(policies, [policyTypes.privacy, policyTypes.terms, policyTypes.footer]);

/** What sign in and checkout ask to accept; when there is none, nothing is asked. */
export const policiesToAccept = <P extends Policy>(policies: readonly P[]): P[] =>
  chosen(policies, [policyTypes.privacy, policyTypes.terms]);
