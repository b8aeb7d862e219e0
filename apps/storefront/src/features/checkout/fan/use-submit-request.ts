import { useNavigate } from 'react-router';
import { createRequest } from '@stagedoor/contract/calls/shop/requests';
import { useSend } from '@stagedoor/asking/use-send';
import { dropDraft } from '../../../parts/draft.ts';
import { choiceDraft } from '../../../parts/requests/choice-draft.ts';
import { forgetRequest } from '../../../parts/requests/request-draft.ts';
import type { RequestDraft } from '../../../parts/requests/request-draft.ts';
import { useRequestProblem } from '../../../parts/requests/use-request-problem.tsx';
import { useRereadRequests } from '../../../parts/requests/use-series-request.ts';
import { useSession } from '../../../parts/session/use-session.ts';
import { requestReceiptAddress } from '../receipt-address.ts';
import { useFanCheckout } from './use-fan-checkout.ts';

const sent = ({ eventId, seriesId, lines, shipping, payment }: RequestDraft, userId: number | undefined) => ({
  userId,
  eventId,
  seriesId,
  lines: [...lines],
  planEnrolled: payment?.planEnrolled ?? false,
  payments: payment?.cardUuids.map((paymentMethodUuid, index) => ({ paymentMethodUuid, sort: index + 1 })),
  shipping: shipping && { ...shipping.address, deliveryMethodUuid: shipping.deliveryMethodUuid },
});

/** Sends the request, once. A refusal leaves everything as it was. */
export function useSubmitRequest() {
  const { draft } = useFanCheckout();
  const { session } = useSession();
  const { mutateAsync: send, isPending } = useSend(createRequest);
  const { problem, tell, clear } = useRequestProblem();
  const reread = useRereadRequests();
  const navigate = useNavigate();

  async function submit() {
    clear();
    try {
      const { number, eventRequestUuid } = await send(sent(draft, session?.userId));
      void reread();
      await navigate(requestReceiptAddress(number, eventRequestUuid), { replace: true });
      forgetRequest();
      dropDraft(choiceDraft(draft.eventId));
    } catch (error) {
      tell(error);
    }
  }

  return { submit: () => void submit(), busy: isPending, problem };
}
