import { judgeDraw } from '../draw/judge-draw.ts';
import type { PaymentPlanDraft, SeriesDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';

export const INSTALLMENTS = 3;

/** PLAN-02: a plan has three ascending dates. */
function judgePlan({ installments }: PaymentPlanDraft, path: Path): Problem[] {
  if (!installments) return [];
  const at = [...path, 'installments'];
  const problems: Problem[] = [];
  if (installments.length !== INSTALLMENTS) {
    problems.push({ path: at, message: `The payment plan needs ${INSTALLMENTS} dates.` });
  }
  const days = installments.filter((day) => day !== undefined);
  if (days.some((day, index) => index > 0 && day <= days[index - 1]!)) {
    problems.push({ path: at, message: 'Each installment must be due after the one before it.' });
  }
  return problems;
}

/** The window opens and closes in order. */
export function judgeSeries(series: SeriesDraft, path: Path): Problem[] {
  const { visible, opens, closes, paymentPlan, draw } = series;
  const problems: Problem[] = [];
  if (opens && closes && closes <= opens) {
    problems.push({ path: [...path, 'closes'], message: 'The series closes before it opens.' });
  }
  if (visible && opens && opens < visible) {
    problems.push({ path: [...path, 'opens'], message: 'The series opens before it is visible.' });
  }
  if (draw && !closes) {
    problems.push({
      path: [...path, 'draw'],
      message: 'A series that is drawn needs a "closes": the list is frozen after it.',
    });
  }
  return [
    ...problems,
    ...(paymentPlan ? judgePlan(paymentPlan, [...path, 'paymentPlan']) : []),
    ...(draw ? judgeDraw(draw, [...path, 'draw']) : []),
  ];
}
