import { expect, test } from 'vitest';
import { acceptancesAsked, canSubmitRequest } from './request-terms.ts';

const policy = (policyType: number, salesType = -1) => ({ policyType, salesType });

test('[FAN-06] [PLAN-09] [PLAN-07] [VALID-21] terms, and the plan’s terms when enrolled', () => {
  const policies = [policy(1), policy(7, 2)];
  expect(acceptancesAsked(policies, false)).toEqual({ terms: true, planTerms: false });
  expect(acceptancesAsked(policies, true)).toEqual({ terms: true, planTerms: true });
  expect(acceptancesAsked([], true)).toEqual({ terms: false, planTerms: false });
});

test('[FAN-06] [PLAN-09] submit waits for everything that is asked', () => {
  const asked = { terms: true, planTerms: true };
  expect(canSubmitRequest(asked, { terms: true, planTerms: false })).toBe(false);
  expect(canSubmitRequest(asked, { terms: false, planTerms: true })).toBe(false);
  expect(canSubmitRequest(asked, { terms: true, planTerms: true })).toBe(true);
  const neither = { terms: false, planTerms: false };
  expect(canSubmitRequest({ terms: true, planTerms: false }, neither)).toBe(false);
  expect(canSubmitRequest({ terms: false, planTerms: true }, neither)).toBe(false);
  expect(canSubmitRequest({ terms: true, planTerms: false }, { terms: true, planTerms: false })).toBe(true);
  expect(canSubmitRequest({ terms: false, planTerms: true }, { terms: false, planTerms: true })).toBe(true);
  expect(canSubmitRequest({ terms: false, planTerms: false }, { terms: false, planTerms: false })).toBe(true);
});
