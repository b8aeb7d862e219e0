import { paymentsComplete } from '@stagedoor/rules/cards/chosen-payment';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import type { RequestDraft } from '../../../parts/requests/request-draft.ts';
import type { RequestCost } from './request-cost.ts';

/** The stages that a request has behind it. A plan that is not offered any more must be chosen anew. */
export function doneStages(draft: RequestDraft, cost: RequestCost, signedIn: boolean): Set<Stage> {
  const { planEnrolled = false, cardUuids = [] } = draft.payment ?? {};
  const cards = cardUuids.map((paymentMethodUuid) => ({ paymentMethodUuid }));
  const done: [stage: Stage, isDone: boolean][] = [
    ['login', signedIn],
    ['shipping-address', cost.delivery !== null],
    ['payment-method', paymentsComplete(cards, planEnrolled) && planEnrolled === cost.onPlan],
  ];
  return new Set(done.flatMap(([stage, isDone]) => (isDone ? [stage] : [])));
}
