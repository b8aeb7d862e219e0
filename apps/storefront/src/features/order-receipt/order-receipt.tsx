import { getOrder } from '@stagedoor/contract/calls/shop/order';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { isMissing } from '@stagedoor/asking/is-missing';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { MessagePage } from '../../parts/message-page.tsx';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { ReceiptWaiting } from '../../parts/receipt/receipt-waiting.tsx';
import { ReceiptOf } from './receipt-of.tsx';

/** The receipt of an own order; anybody else's is as if it did not exist. */
export function OrderReceipt({ number }: { number: string }) {
  usePageTitle(receiptMessages.orderNumber(number));
  const answer = useAnswer(getOrder, { order: number });
  if (answer.data) return <ReceiptOf order={answer.data.order} />;
  if (isMissing(answer.error)) return <MessagePage message={orderHistoryMessages.notFound} status={404} />;
  return <ReceiptWaiting answer={answer} />;
}
