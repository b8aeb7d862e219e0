import type { Sheet } from '@stagedoor/descriptions/drafts/sheet';
import { INSTALLMENTS } from '@stagedoor/rules/plans/payment-plan';
import type { PlanRules } from '@stagedoor/rules/plans/payment-plan';

const numberIn = (sheet: Sheet, field: string): number | undefined => {
  const value = sheet[field];
  return typeof value === 'number' ? value : undefined;
};

/** The plan's rules as far as they are typed; nothing where there is no plan. */
export function rulesIn(sheet: Sheet): { [Name in keyof PlanRules]?: number | undefined } | undefined {
  if (sheet['paymentPlan'] !== true) return undefined;
  return {
    totalPayments: INSTALLMENTS,
    feeCents: numberIn(sheet, 'paymentPlan.fee'),
    eligibilityMinimumCents: numberIn(sheet, 'paymentPlan.eligibilityMinimum'),
    firstPaymentMinimumCents: numberIn(sheet, 'paymentPlan.firstPaymentMinimum'),
    firstPaymentPercent: numberIn(sheet, 'paymentPlan.firstPaymentPercent'),
  };
}
