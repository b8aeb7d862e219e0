/** What a customer may expect after an order, by how the tickets reach them. */
import { MOBILE_TICKETING, WILL_CALL } from './delivery-types.ts';
import { receiptMessages } from '../messages/receipts.ts';

export function whatHappensNext(deliveryType: number | undefined): string {
  if (deliveryType === WILL_CALL) return receiptMessages.nextWillCall;
  return deliveryType === MOBILE_TICKETING ? receiptMessages.nextMobile : receiptMessages.nextShipping;
}
