/** What each of the three installments amounts to, and when it is due. */
import type { Currency } from '../money/currencies.ts';
import { centsTimesFraction, downToStep } from '../money/money.ts';
import { isReached, type Moment } from '../time/moment.ts';
import type { PlanRules } from './payment-plan.ts';

/** The total is without the plan fee, which the first installment carries. */
export function installmentAmounts(
  totalCents: number,
  rules: Pick<PlanRules, 'feeCents' | 'firstPaymentMinimumCents' | 'firstPaymentPercent'>,
  currency: Currency,
): [first: number, second: number, third: number] {
  const share = centsTimesFraction(totalCents, rules.firstPaymentPercent, currency);
  const down = Math.min(totalCents, Math.max(share, rules.firstPaymentMinimumCents));
  const rest = totalCents - down;
  const second = downToStep(rest / 2, currency);
  return [down + rules.feeCents, second, rest - second];
}

export interface Installment {
  sort: number;
  amountCents: number;
  dueDate: Moment;
}

export const installmentSchedule = (
  totalCents: number,
  rules: PlanRules,
  dates: readonly Moment[],
  currency: Currency,
): Installment[] =>
  installmentAmounts(totalCents, rules, currency).map((amountCents, index) => ({
    sort: index + 1,
    amountCents,
    dueDate: dates[index]!,
  }));

/** A date already past is due at once. */
export const isDue = (installment: { dueDate?: Moment | null | undefined }, now: Date): boolean =>
  isReached(installment.dueDate, now);
