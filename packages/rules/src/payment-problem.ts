/** What a customer is told when no money moved. */
import { refusalMessages } from './messages/refusals.ts';

interface Attempt {
  state: string;
}

/** A bank's no asks for another card; anything else may be tried again. */
export const paymentProblem = ({ state }: Attempt): string =>
  state === 'declined' ? refusalMessages.cardDeclined : refusalMessages.paymentFailed;
