/** What a customer is told when no money moved. */
import { refusalMessages } from '../messages/refusals.ts';

interface Attempt {
  state: string;
}

/** A bank's no asks for another card; anything else may be tried again, and what was never sent is nobody's no. */
export function paymentProblem({ state }: Attempt): string {
  if (state === 'unsent') return refusalMessages.paymentNotSent;
  return state === 'declined' ? refusalMessages.cardDeclined : refusalMessages.paymentFailed;
}
