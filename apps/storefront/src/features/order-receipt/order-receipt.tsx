import { getOrder } from '@stagedoor/contract/calls/shop/order';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { addressedNumber } from '@stagedoor/rules/orders/order-number';
import { isMissing } from '@stagedoor/asking/is-missing';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { MessagePage } from '../../parts/message-page.tsx';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { ReceiptWaiting } from '../../parts/receipt/receipt-waiting.tsx';
import { ReceiptOf } from './receipt-of.tsx';
import { useReceiptNews } from './use-receipt-news.ts';

/** The receipt of an own order; anybody else's is as if it did not exist. */
export function OrderReceipt({ number: typed }: { number: string }) {
  const number = addressedNumber(typed);
  usePageTitle(receiptMessages.orderNumber(number));
  const answer = useAnswer(getOrder, { order: number });
  useReceiptNews(answer.data?.order, answer.refetch);
  if (answer.data) return <ReceiptOf order={answer.data.order} />;
  if (isMissing(answer.error)) return <MessagePage message={orderHistoryMessages.notFound} status={404} />;
  return <ReceiptWaiting answer={answer} />;
}
