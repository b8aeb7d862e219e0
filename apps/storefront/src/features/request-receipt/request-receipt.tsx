import { getSeriesRequests } from '@stagedoor/contract/calls/shop/requests';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { MessagePage } from '../../parts/message-page.tsx';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { ReceiptWaiting } from '../../parts/receipt/receipt-waiting.tsx';
import { ReceiptOf } from './receipt-of.tsx';

interface RequestReceiptProps {
  number: string;
  /** Of the event request. */
  uuid: string;
}

/** The receipt of an own request; anybody else's is as if it did not exist. */
export function RequestReceipt({ number, uuid }: RequestReceiptProps) {
  usePageTitle(receiptMessages.requestNumber(number));
  const answer = useAnswer(getSeriesRequests, { number });
  const request = answer.data?.[0];
  const eventRequest = request?.eventRequests.find((each) => each.uuid === uuid);
  if (request && eventRequest) return <ReceiptOf request={request} eventRequest={eventRequest} />;
  if (answer.data) return <MessagePage message={requestHistoryMessages.notFound} status={404} />;
  return <ReceiptWaiting answer={answer} />;
}
