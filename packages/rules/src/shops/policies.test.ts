import { expect, test } from 'vitest';
import { choosePolicy, footerPolicies, policiesToAccept, policyTypes } from './policies.ts';
import { policyWords } from '../programme/vocabulary.ts';
import { acceptancesAsked } from '../requests/request-terms.ts';

const policy = (policyType: number, salesType: number) => ({ policyType, salesType });

test('[CONST-19] [CONST-20] [CONST-21] [CONST-22] [CONST-23] the numbers of the policy types', () => {
  expect(policyTypes).toEqual({
    privacy: 1,
    terms: 2,
    paymentPlan: 3,
    ticketGuidelines: 4,
    footer: 5,
    externalSale: 6,
    paymentPlanTerms: 7,
    prioritySelection: 8,
    flag: 10,
  });
});

test('[CONST-18] the exact sales type beats -1', () => {
  const policies = [policy(4, -1), policy(4, 2), policy(6, 3)];
  expect(choosePolicy(policies, 4, 2)).toBe(policies[1]);
  expect(choosePolicy(policies, 4, 1)).toBe(policies[0]);
  expect(choosePolicy(policies, 6, 2)).toBeNull();
  expect(choosePolicy(policies, 6)).toBeNull();
});

test('[NAV-11] the footer shows types 1, 2 and 5 with sales type -1', () => {
  const policies = [policy(5, -1), policy(3, -1), policy(2, -1), policy(1, 2)];
  expect(footerPolicies(policies)).toEqual([policy(2, -1), policy(5, -1)]);
  expect(footerPolicies([...policies, policy(1, -1)])).toEqual([policy(1, -1), policy(2, -1), policy(5, -1)]);
});

test('[LOGIN-09] [VALID-21] types 1 and 2 are to be accepted, and nothing when neither exists', () => {
  expect(policiesToAccept([policy(2, -1), policy(1, -1), policy(5, -1)])).toEqual([
    policy(1, -1),
    policy(2, -1),
  ]);
  expect(policiesToAccept([policy(5, -1)])).toEqual([]);
});

test('[CONST-24] a flag is shown nowhere and asks for nothing; 9 has no word', () => {
  const flags = [policy(10, -1), policy(9, -1), policy(10, 2), policy(9, 2)];
  expect(footerPolicies(flags)).toEqual([]);
  expect(policiesToAccept(flags)).toEqual([]);
  expect(acceptancesAsked(flags, true)).toEqual({ terms: false, planTerms: false });
  expect(policyWords.flag).toBe(10);
  expect(Object.values(policyWords)).not.toContain(9);
});
