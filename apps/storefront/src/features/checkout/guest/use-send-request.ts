import { wordsOf } from '@stagedoor/asking/words-of';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '@stagedoor/client/call-error';
import { createGuestRequest } from '@stagedoor/contract/calls/shop/guest-list';
import type { GuestRequestInput } from '@stagedoor/contract/entities/guest-request';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { guestCheckoutMessages } from '@stagedoor/rules/messages/guest-checkout';
import { GUEST_USER } from '@stagedoor/rules/accounts/session';
import { useToasts } from '@stagedoor/ui/toast';
import { sentAddress } from '@stagedoor/forms/sent-address';
import { useSend } from '@stagedoor/asking/use-send';
import { dropGuestDraft } from '../../../parts/invitation/guest-draft.ts';
import { useKeepGuestReceipt } from '../../../parts/invitation/use-guest-receipt.ts';
import { useInvitationToken, useRereadInvitation } from '../../../parts/invitation/use-invitation.ts';
import { useSession } from '../../../parts/session/use-session.ts';
import { useGuestCheckout } from './use-guest-checkout.ts';

/** The sentences about single fields, where the server named some. */
function sentenceOf(error: unknown): string {
  const fields = error instanceof CallError ? Object.values(error.fields ?? {}) : [];
  if (fields.length > 0) return fields.join('. ');
  return wordsOf(error);
}

/** GUEST-13: sends the request, once; the toast names its number, and the receipt follows. */
export function useSendRequest() {
  const { draft, chosen, method } = useGuestCheckout();
  const invitationToken = useInvitationToken();
  const { phase, session } = useSession();
  const { mutateAsync: send, isPending } = useSend(createGuestRequest);
  const keepReceipt = useKeepGuestReceipt();
  const reread = useRereadInvitation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);

  function request(): GuestRequestInput {
    const { delivery } = draft;
    return {
      invitationToken,
      user: phase === 'user' ? session?.userId : GUEST_USER,
      draftUuid: draft.requestUuid,
      contact: draft.contact!,
      levels: chosen.map(({ level, quantity }) => ({ priceLevelId: level.id, quantity })),
      deliveryOption: delivery?.option ?? undefined,
      deliveryMethodUuid: method?.uuid,
      collectorFirstName: delivery?.collector.firstName ?? '',
      collectorLastName: delivery?.collector.lastName ?? '',
      shippingAddress:
        delivery?.option === 'shipping' && delivery.address ? sentAddress(delivery.address) : undefined,
      paymentMethodUuid: draft.paymentMethodUuid,
    };
  }

  async function submit() {
    if (sending.current) return;
    sending.current = true;
    setProblem(undefined);
    try {
      const receipt = await send({ request: request() });
      keepReceipt(receipt);
      toasts.success(guestCheckoutMessages.requestReceived(receipt.number));
      await navigate(`/guestlistreceipt/${receipt.uuid}`, { replace: true });
      dropGuestDraft();
      reread();
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(sentence);
      toasts.error(checkoutMessages.attention, sentence);
    } finally {
      sending.current = false;
    }
  }

  return { submit: () => void submit(), busy: isPending, problem };
}
